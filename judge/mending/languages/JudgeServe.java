package judgecall;

import java.io.*;
import java.lang.management.*;
import java.lang.reflect.*;
import java.net.*;
import java.nio.file.*;
import java.util.*;

/**
 * Runs classes of a folder one after the other, each loaded anew. A line of the input is as that of serve.py, with a class in place
 * of the file, or it has `javac`, nothing, a file of arguments, and a file for the errors. Prints an empty line when it is ready, and
 * for each line NUL, its status, which is 0, -1 after the limit, or 1 after an exception, and the CPU time in seconds.
 */
class JudgeServe {
    static final ThreadMXBean CPU = ManagementFactory.getThreadMXBean();
    static int status;
    static double seconds;

    static int compile(String arguments, String output) throws IOException {
        try (OutputStream errors = new FileOutputStream(output)) {
            return javax.tools.ToolProvider.getSystemJavaCompiler().run(null, errors, errors, "@" + arguments);
        }
    }

    static Class<?> load(URL[] classes, String name) throws ClassNotFoundException {
        return Class.forName(name, true, new URLClassLoader(classes, JudgeServe.class.getClassLoader()) {
            @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                if (!name.startsWith("e")) return super.loadClass(name, resolve);
                Class<?> loaded = findLoadedClass(name);
                return loaded != null ? loaded : findClass(name);
            }
        });
    }

    static void start(Class<?> type, String method, String question, Path output) throws Throwable {
        if (!method.isEmpty()) {
            JudgeCall.call(type, method, output, Arrays.asList(question.split(" ")));
            return;
        }
        Method main = type.getDeclaredMethod("main", String[].class);
        main.setAccessible(true);
        main.invoke(null, (Object) new String[0]);
    }

    @SuppressWarnings("deprecation")
    static void run(URL[] classes, String name, String method, String question, String output, long limit) throws Exception {
        boolean isCall = !method.isEmpty();
        if (!isCall) System.setIn(new FileInputStream(question));
        FileOutputStream file = new FileOutputStream(isCall ? output + ".printed" : output);
        System.setOut(new PrintStream(new BufferedOutputStream(file)));
        status = 0;
        Thread thread = new Thread(null, () -> {
            try {
                start(load(classes, name), method, question, Paths.get(output));
            } catch (Throwable error) {
                status = status == 0 ? 1 : status;
            } finally {
                seconds = CPU.getCurrentThreadCpuTime() / 1e9;
            }
        }, "main");
        thread.start();
        for (long used = 0; thread.isAlive() && used < limit * 1000000; used = CPU.getThreadCpuTime(thread.getId())) {
            thread.join(limit / 10 + 1);
        }
        if (thread.isAlive()) {
            status = -1;
            thread.stop(); // Later versions of Java cannot, and then this process is killed.
        }
        thread.join();
        System.out.close();
    }

    public static void main(String[] arguments) throws Exception {
        URL[] classes = {Paths.get(arguments[0]).toUri().toURL()};
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in));
        PrintStream replies = System.out;
        replies.println();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.flush())); // After System.exit.
        for (String request; (request = requests.readLine()) != null; replies.println("\0" + status + " " + seconds)) {
            String[] words = request.split("\t", -1);
            if (words[0].equals("javac")) {
                status = compile(words[2], words[3]);
            } else {
                run(classes, words[0], words[1], words[2], words[3], Long.parseLong(words[4]));
            }
        }
    }
}
