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

/** Lists the classes on the class path or, with arguments, calls a method of one. */
class JudgeCall {
    static boolean takesInt(Method method) {
        Class<?>[] types = method.getParameterTypes();
        return types.length == 1 && Arrays.asList(int.class, Integer.class, long.class).contains(types[0]);
    }

    static boolean isMain(Method method) {
        Class<?>[] types = method.getParameterTypes();
        return method.getName().equals("main") && (types.length == 0 || types.length == 1 && types[0] == String[].class);
    }

    /**
     * Prints a line for each class: its name; `main`, or `main()` for one that only a newer Java starts; the names of the
     * methods that take an int, with what they return, or `private`.
     */
    static void list() {
        for (File file : new File(System.getProperty("java.class.path")).listFiles()) {
            String name = file.getName().replace(".class", "");
            if (name.equals(file.getName()) || name.equals("JudgeCall")) continue;
            List<String> words = new ArrayList<>(Collections.singletonList(name));
            try {
                for (Method method : Class.forName(name, false, JudgeCall.class.getClassLoader()).getDeclaredMethods()) {
                    int modifiers = method.getModifiers() & (Modifier.PUBLIC | Modifier.STATIC);
                    boolean isStandard = modifiers == (Modifier.PUBLIC | Modifier.STATIC) && method.getParameterCount() == 1;
                    if (isMain(method)) words.add(isStandard ? "main" : "main()");
                    String type = Modifier.isPrivate(method.getModifiers()) ? "private" : method.getGenericReturnType().getTypeName();
                    if (takesInt(method)) words.add(method.getName() + ":" + type.replace(" ", ""));
                }
                System.out.println(String.join(" ", words));
            } catch (ReflectiveOperationException | LinkageError error) {
                // This class can neither be started nor called.
            }
        }
    }

    static Object create(Class<?> type) throws ReflectiveOperationException {
        Constructor<?> constructor = Collections.min(Arrays.asList(type.getDeclaredConstructors()), Comparator.comparing(Constructor::getParameterCount));
        constructor.setAccessible(true);
        // An inner class needs an object of the class around it.
        return constructor.getParameterCount() == 0 ? constructor.newInstance() : constructor.newInstance(create(type.getEnclosingClass()));
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
