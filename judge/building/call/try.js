// Runs programs one after the other: a line of the input has a file, nothing, a test case, a file for the output, and a limit in
// milliseconds. Prints a line when it is ready, and after each the exit status.
const { Console } = require('console');
const fs = require('fs');
const readline = require('readline');
const { Writable } = require('stream');
const vm = require('vm');

const EXIT = {}; // What process.exit throws.
let status;
let end = () => {}; // Ends what waits for input.

function fail(error) {
    if (error !== EXIT) status = 1;
    end();
}
process.on('uncaughtException', fail).on('unhandledRejection', fail);

async function run(source, input, output, limit) {
    const file = fs.openSync(output, 'w');
    const write = (chunk, encoding, done) => { fs.writeSync(file, chunk); done(); };
    const stdout = new Writable({ write });
    const ended = new Promise((resolve) => { end = resolve; });
    let stdin = null;
    const own = Object.create(process, {
        stdin: { get: () => (stdin ??= fs.createReadStream(input).on('close', () => setTimeout(end, 2))) },
        stdout: { value: stdout },
        exit: { value: (code) => { status = code || 0; throw EXIT; } },
    });
    const name = (path) => (path === 0 || path === '/dev/stdin' ? input : path);
    const files = { ...fs, readFileSync: (path, options) => fs.readFileSync(name(path), options) };
    const find = (module) => (module === 'fs' || module === 'node:fs' ? files : require(module));
    const console = new Console(stdout, new Writable({ write: (chunk, encoding, done) => done() }));
    const names = { require: find, process: own, console, Buffer, setTimeout, module: {}, exports: {} };
    status = 0;
    try {
        vm.runInNewContext(`(() => {${fs.readFileSync(source, 'utf8')}\n})()`, names, { timeout: limit });
        if (stdin) await ended;
    } catch (error) {
        fail(error);
    }
    fs.closeSync(file);
}

(async () => {
    console.log();
    for await (const request of readline.createInterface({ input: process.stdin })) {
        const [source, , input, output, limit] = request.split('\t');
        await run(source, input, output, Number(limit));
        console.log(status);
    }
})();
