package judgecall; // A class of the user may be named like one that is imported here.

import java.io.File;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.*;
import java.nio.file.*;
import java.util.*;
import java.util.stream.Stream;

/** Lists the methods on the class path or, given a class, a method, a file for the answers, and numbers, calls the method. */
class JudgeCall {
    static final List<Class<?>> INTS = Arrays.asList(int.class, long.class, Integer.class); // In the order that Java prefers.

    static boolean takesInt(Method method) {
        return method.getParameterCount() == 1 && INTS.contains(method.getParameterTypes()[0]);
    }

    static boolean isMain(Method method) {
        return method.getName().equals("main") && Arrays.equals(method.getParameterTypes(), new Class<?>[] {String[].class})
            && Modifier.toString(method.getModifiers()).startsWith("public static");
    }

    /** Returns the constructor without parameters, where an inner class gets an object of the class around it, or null. */
    static Constructor<?> constructor(Class<?> type) {
        if (Modifier.isAbstract(type.getModifiers())) return null;
        Class<?> around = Modifier.isStatic(type.getModifiers()) ? null : type.getEnclosingClass();
        if (around != null && constructor(around) == null) return null;
        List<Class<?>> needed = around == null ? Arrays.asList() : Arrays.asList(around);
        return Arrays.stream(type.getDeclaredConstructors())
            .filter(c -> Arrays.asList(c.getParameterTypes()).equals(needed)).findFirst().orElse(null);
    }

    /** Returns the methods of a class that take an int, and the public ones that it inherits, those first that Java prefers. */
    static Stream<Method> methods(Class<?> type) {
        return Stream.concat(Arrays.stream(type.getDeclaredMethods()), Arrays.stream(type.getMethods()))
            .filter(JudgeCall::takesInt).sorted(Comparator.comparing(m -> INTS.indexOf(m.getParameterTypes()[0])));
    }

    /** Describes a method of a class: what it returns, or why it cannot be called. */
    static String kind(Class<?> type, Method method) {
        if (isMain(method)) return "main";
        if (constructor(type) == null) return "no-constructor";
        if (Modifier.isPrivate(method.getModifiers())) return "private";
        return method.getGenericReturnType().getTypeName().replace(" ", "");
    }

    /** Prints a line for each `main`, and for each method that takes an int: its class, its name, and its kind. */
    static void list() {
        for (File file : new File(System.getProperty("java.class.path")).listFiles()) {
            String name = file.getName().replace(".class", "");
            try {
                Class<?> type = Class.forName(name, false, JudgeCall.class.getClassLoader());
                Stream.concat(Arrays.stream(type.getDeclaredMethods()).filter(JudgeCall::isMain), methods(type))
                    .forEach(m -> System.out.println(name + " " + m.getName() + " " + kind(type, m)));
            } catch (ReflectiveOperationException | LinkageError error) {
                // This class can neither be started nor called.
            }
        }
    }

    static Object create(Class<?> type) throws Throwable {
        Constructor<?> constructor = constructor(type);
        constructor.setAccessible(true);
        MethodHandle handle = MethodHandles.lookup().unreflectConstructor(constructor); // It throws what the constructor throws.
        return constructor.getParameterCount() == 0 ? handle.invoke() : handle.invoke(create(type.getEnclosingClass()));
    }

    static String json(Object value) {
        List<String> items = new ArrayList<>();
        if (value instanceof Iterable) {
            for (Object item : (Iterable<?>) value) items.add(json(item));
        } else if (value != null && value.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(value); i++) items.add(json(Array.get(value, i)));
        } else if (value instanceof String || value instanceof Character) {
            StringBuilder text = new StringBuilder("\"");
            for (char c : value.toString().toCharArray()) {
                text.append(c < 32 || c > 126 || c == '"' || c == '\\' ? String.format("\\u%04x", (int) c) : c);
            }
            return text.append('"').toString();
        } else {
            return String.valueOf(value);
        }
        return "[" + String.join(",", items) + "]";
    }

    /** Calls a method for each number, and writes a line of JSON for each to a file. */
    static void call(Class<?> type, String name, Path answers, List<String> numbers) throws Throwable {
        Method method = methods(type).filter(m -> m.getName().equals(name)).findFirst().get();
        method.setAccessible(true);
        MethodHandle handle = MethodHandles.lookup().unreflect(method); // Short stack traces.
        for (String number : numbers) {
            int n = Integer.parseInt(number);
            Object answer = Modifier.isStatic(method.getModifiers()) ? handle.invoke(n) : handle.invoke(create(type), n);
            byte[] line = (json(answer) + "\n").getBytes();
            Files.write(answers, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }
    }

    public static void main(String[] arguments) throws Throwable {
        List<String> words = Arrays.asList(arguments);
        if (words.isEmpty()) list();
        else call(Class.forName(words.get(0)), words.get(1), Paths.get(words.get(2)), words.subList(3, words.size()));
    }
}
