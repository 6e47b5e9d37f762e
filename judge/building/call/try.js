// Runs programs one after the other: a line of the input has a file, nothing, a test case, a file for the output, and a limit in
// milliseconds. Prints a line when it is ready, and after each the exit status. All but promises ends at the limit.
const { Console } = require('console');
const { EventEmitter } = require('events');
const fs = require('fs');
const readline = require('readline');
const { Writable } = require('stream');
const vm = require('vm');

const EXIT = {}; // What process.exit throws.
let status;

function fail(error) {
    if (error !== EXIT) status = 1;
}
process.on('uncaughtException', fail).on('unhandledRejection', fail);

// Returns process.stdin. What listens to it is called by `feed`.
function inputOf(file) {
    let text = fs.readFileSync(file, 'utf8');
    const stdin = Object.assign(new EventEmitter(), { fd: 0, read: () => { const all = text; text = null; return all; } });
    for (const name of ['setEncoding', 'resume', 'pause']) stdin[name] = () => stdin;
    stdin.feed = () => {
        stdin.emit('data', text);
        for (const event of ['readable', 'end', 'close']) stdin.emit(event);
    };
    return stdin;
}

async function run(source, input, output, limit) {
    const file = fs.openSync(output, 'w');
    const stdout = new Writable({ write: (chunk, encoding, done) => { fs.writeSync(file, chunk); done(); } });
    const stdin = inputOf(input);
    const own = Object.create(process, {
        stdin: { value: stdin },
        stdout: { value: stdout },
        exit: { value: (code) => { status = code || 0; throw EXIT; } },
    });
    const name = (path) => (path === 0 || path === '/dev/stdin' ? input : path);
    const files = { ...fs, readFileSync: (path, options) => fs.readFileSync(name(path), options) };
    const find = (module) => (module === 'fs' || module === 'node:fs' ? files : require(module));
    const console = new Console(stdout, new Writable({ write: (chunk, encoding, done) => done() }));
    const names = { require: find, process: own, console, Buffer, setTimeout, module: {}, exports: {}, judge_stdin: stdin };
    status = 0;
    try {
        const context = vm.createContext(names);
        vm.runInContext(`(() => {${fs.readFileSync(source, 'utf8')}\n})()`, context, { timeout: limit });
        if (stdin.eventNames().length) {
            vm.runInContext('judge_stdin.feed()', context, { timeout: limit });
            await new Promise((resolve) => { setTimeout(resolve, 2); }); // For promises.
        }
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
