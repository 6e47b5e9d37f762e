import java.io.*;
import java.lang.reflect.*;
import java.net.*;
import java.nio.file.*;
import java.util.*;

/**
 * Runs classes one after the other, each loaded anew: a line of the input has a class, nothing and a test case, or a
 * method and integers, and a file for the output. Prints a line when it is ready, and after each 0, or 1 after an exception.
 */
class JudgeTry {
    static int status;

    static void run(String name, String method, String question, Path output) throws Throwable {
        String[] folders = System.getProperty("java.class.path").split(File.pathSeparator);
        URL[] classes = {Paths.get(folders[0]).toUri().toURL()};
        Class<?> type = Class.forName(name, true, new URLClassLoader(classes, JudgeTry.class.getClassLoader()) {
            @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                if (!name.startsWith("e")) return super.loadClass(name, resolve);
                Class<?> loaded = findLoadedClass(name);
                return loaded != null ? loaded : findClass(name);
            }
        });
        if (!method.isEmpty()) {
            JudgeCall.call(type, method, output, Arrays.asList(question.split(" ")));
            return;
        }
        Method main = type.getDeclaredMethod("main", String[].class);
        main.setAccessible(true);
        main.invoke(null, (Object) new String[0]);
    }

    public static void main(String[] arguments) throws Exception {
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in));
        PrintStream replies = System.out;
        replies.println();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.flush())); // After System.exit.
        for (String request; (request = requests.readLine()) != null; replies.println(status)) {
            String[] words = request.split("\t", -1);
            boolean isCall = !words[1].isEmpty();
            if (!isCall) System.setIn(new FileInputStream(words[2]));
            String printed = isCall ? words[3] + ".printed" : words[3];
            System.setOut(new PrintStream(new BufferedOutputStream(new FileOutputStream(printed))));
            status = 0;
            Thread thread = new Thread(null, () -> {
                try {
                    run(words[0], words[1], words[2], Paths.get(words[3]));
                } catch (Throwable error) {
                    status = 1;
                }
            }, "main", 1 << 28);
            thread.start();
            thread.join();
            System.out.close();
        }
    }
}
