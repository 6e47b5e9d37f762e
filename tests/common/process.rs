//! Runs programs as processes. Reads are bounded, so that a program that hangs fails its test.

use assert_cmd::assert::Assert;
use assert_cmd::Command;
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{self, Child, Stdio};
use std::sync::mpsc;
use std::{thread, time::Duration};

/// The maximum time that a test waits for a process.
pub const LIMIT: Duration = Duration::from_secs(60);

/// Returns a command that is killed after the limit.
pub fn command(path: impl AsRef<Path>) -> Command {
    let mut command = Command::new(path.as_ref());
    command.timeout(LIMIT);
    command
}

/// Returns a shell command in which `"$0"` is the program.
pub fn shell(path: impl AsRef<Path>, line: &str) -> Command {
    let mut shell = command("sh");
    let line = format!("ulimit -t {}; {line}", LIMIT.as_secs());
    shell.arg("-c").arg(line).arg(path.as_ref());
    shell
}

/// Asserts that a program succeeded and wrote nothing to stderr. Returns its output.
pub fn stdout(answer: Assert) -> String {
    String::from_utf8(answer.success().stderr("").get_output().stdout.clone()).unwrap()
}

/// Asserts that a program failed with one line on stderr, which starts and ends as given.
pub fn assert_error(answer: Assert, start: &str, end: &str) {
    let error = String::from_utf8(answer.code(1).get_output().stderr.clone()).unwrap();
    let middle = error.strip_prefix(start).and_then(|rest| rest.strip_suffix(end));
    let is_line = middle.is_some_and(|middle| !middle.contains('\n'));
    assert!(is_line, "expected one line {start:?} ... {end:?}, found {error:?}");
}

/// A process with pipes as stdin, stdout and stderr, and its command line. It is killed when dropped.
pub struct Running {
    pub child: Child,
    line: String,
}

impl Running {
    pub fn start(command: &mut process::Command) -> Self {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        Running { child: command.spawn().unwrap(), line: format!("{command:?}") }
    }

    pub fn write(&mut self, text: &str) {
        self.child.stdin.as_ref().unwrap().write_all(text.as_bytes()).unwrap();
    }

    /// Returns the next `length` bytes of the output.
    pub fn read(&mut self, length: usize) -> Vec<u8> {
        let mut stdout = self.child.stdout.take().unwrap();
        let (stdout, bytes, outcome) = self.wait(move || {
            let mut bytes = vec![0; length];
            let outcome = stdout.read_exact(&mut bytes);
            (stdout, bytes, outcome)
        });
        assert!(outcome.is_ok(), "{}: {outcome:?}", self.line);
        self.child.stdout = Some(stdout);
        bytes
    }

    /// Waits for the end of the program without closing a pipe, and asserts that it succeeds with
    /// nothing on stderr.
    pub fn wait_for_success(&mut self) {
        let stderr = self.child.stderr.take().unwrap();
        let errors = self.wait(|| io::read_to_string(stderr).unwrap());
        let code = self.child.wait().unwrap().code();
        assert_eq!((code, &errors[..]), (Some(0), ""), "{}", self.line);
    }

    /// Calls `read` on another thread, and panics if it does not return within the limit.
    fn wait<T: Send + 'static>(&self, read: impl FnOnce() -> T + Send + 'static) -> T {
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || sender.send(read()));
        let result = receiver.recv_timeout(LIMIT);
        result.unwrap_or_else(|_| panic!("{} hangs", self.line))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill().and_then(|()| self.child.wait());
    }
}
