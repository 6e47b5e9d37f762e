import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;

import java.io.File;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Lists the methods on the class path or, with arguments, calls one. */
class JudgeCall {
    static boolean takesInt(Method method) {
        Class<?>[] types = method.getParameterTypes();
        return types.length == 1 && Arrays.asList(int.class, Integer.class, long.class).contains(types[0]);
    }

    static boolean isMain(Method method) {
        List<Class<?>> types = Arrays.asList(method.getParameterTypes());
        return method.getName().equals("main") && (types.isEmpty() || types.equals(Arrays.asList(String[].class)));
    }

    /** Describes a method: what it returns or, of a `main`, whether any Java starts it, or only a newer one. */
    static String kind(Method method) {
        String modifiers = Modifier.toString(method.getModifiers());
        boolean isStandard = modifiers.startsWith("public static") && method.getParameterCount() == 1;
        if (isMain(method)) return isStandard ? "standard" : "newer";
        return modifiers.startsWith("private") ? "private" : method.getGenericReturnType().getTypeName().replace(" ", "");
    }

    /** Prints a line for each `main`, and for each method that takes an int: its class, its name, and its kind. */
    static void list() {
        for (File file : new File(System.getProperty("java.class.path")).listFiles()) {
            String name = file.getName().replace(".class", "");
            try {
                for (Method method : Class.forName(name, false, JudgeCall.class.getClassLoader()).getDeclaredMethods()) {
                    if (!isMain(method) && !takesInt(method)) continue;
                    System.out.println(name + " " + method.getName() + " " + kind(method));
                }
            } catch (ReflectiveOperationException | LinkageError error) {
                // This class can neither be started nor called.
            }
        }
    }

    static Object create(Class<?> type) throws ReflectiveOperationException {
        List<Constructor<?>> constructors = Arrays.asList(type.getDeclaredConstructors());
        Constructor<?> shortest = Collections.min(constructors, Comparator.comparing(Constructor::getParameterCount));
        shortest.setAccessible(true);
        if (shortest.getParameterCount() == 0) return shortest.newInstance();
        return shortest.newInstance(create(type.getEnclosingClass())); // An inner class needs an object of the class around it.
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

    /** Calls the method for each further argument, and writes a line of JSON for each to a file. */
    public static void main(String[] arguments) throws Throwable {
        if (arguments.length == 0) {
            list();
            return;
        }
        Class<?> type = Class.forName(arguments[0]);
        Method method = Arrays.stream(type.getDeclaredMethods())
            .filter(m -> m.getName().equals(arguments[1]) && takesInt(m)).findFirst().get();
        method.setAccessible(true);
        MethodHandle handle = MethodHandles.lookup().unreflect(method); // Short stack traces.
        for (int i = 3; i < arguments.length; i++) {
            int n = Integer.parseInt(arguments[i]);
            Object answer = Modifier.isStatic(method.getModifiers()) ? handle.invoke(n) : handle.invoke(create(type), n);
            Files.write(Paths.get(arguments[2]), (json(answer) + "\n").getBytes(), CREATE, APPEND);
        }
    }
}
