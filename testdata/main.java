/** Calls the method for each argument but the first, and writes what it returns last to the file that the first one names. */
class JudgeMain {
    static String json(Object value) {
        if (value instanceof java.util.List) {
            return ((java.util.List<?>) value).stream().map(JudgeMain::json)
                .collect(java.util.stream.Collectors.joining(",", "[", "]"));
        }
        return value instanceof String ? "\"" + value + "\"" : String.valueOf(value);
    }

    public static void main(String[] arguments) throws java.io.IOException {
        for (int i = 1; i < arguments.length; i++) {
            int judge_n = Integer.parseInt(arguments[i]);
            java.nio.file.Files.write(java.nio.file.Paths.get(arguments[0]), (json(JUDGE_CALL) + "\n").getBytes());
        }
    }
}
