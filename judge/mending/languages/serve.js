// Runs files one after the other, each in a context of its own. A line of the input, and what is printed, are as those of serve.py.
const fs = require('fs');
const vm = require('vm');

// Defines, within a context, what a file sees of node. Events are sent by `judgeEvents` when it has run.
function define(input, output, real) {
    const handlers = {};
    const lines = input.split('\n');
    if (lines[lines.length - 1] === '') lines.pop();
    const on = (prefix) => function (event, handler) {
        (handlers[prefix + event] ??= []).push(handler);
        return this;
    };
    const send = (event, ...values) => (handlers[event] ?? []).splice(0, event === 'line:line' ? 0 : Infinity)
        .forEach((handler) => handler(...values));
    const reader = {
        on: on('line:'), once: on('line:'), prompt() {}, setPrompt() {}, close() { this.closed = true; },
        question(_, handler) { handler(lines.shift() ?? ''); },
        async *[Symbol.asyncIterator]() { yield* lines; },
    };
    let isRead = false;
    const stdin = {
        fd: 0, isTTY: false, on: on('in:'), once: on('in:'), resume() { return this; }, setEncoding() { return this; },
        read() { return isRead ? null : ((isRead = true), input); },
        async *[Symbol.asyncIterator]() { yield input; },
    };
    const write = (text) => !!output.push(String(text));
    const text = (value) => (typeof value === 'string' ? value : real.format(value));
    const log = (...values) => write(`${typeof values[0] === 'string' && values[0].includes('%') ? real.format(...values) : values.map(text).join(' ')}\n`);
    const silent = () => {};
    const modules = {
        fs: { readFileSync: (_, encoding) => (encoding ? input : real.bytes(input)), existsSync: () => true, createReadStream: () => stdin },
        readline: { createInterface: () => reader },
        os: { EOL: '\n' },
    };
    const module = { exports: {} };
    Object.assign(globalThis, {
        console: { log, info: log, error: silent, warn: silent, time: silent, timeEnd: silent, table: log },
        process: {
            stdin, stdout: { write }, stderr: { write: silent }, argv: ['node', 'solution.js'], env: {}, platform: 'linux',
            on: silent, exit() { throw real.exit; }, hrtime: real.hrtime, memoryUsage: real.memoryUsage, nextTick: (f, ...a) => Promise.resolve().then(() => f(...a)),
        },
        require: (name) => modules[name.replace('node:', '')] ?? real.require(name),
        _: real.lodash, module, exports: module.exports, setTimeout: (f, _, ...a) => Promise.resolve().then(() => f(...a)), setImmediate: (f, ...a) => Promise.resolve().then(() => f(...a)),
        judgeEvents() {
            send('in:readable');
            send('in:data', input);
            for (const line of lines) if (!reader.closed) (handlers['line:line'] ?? []).forEach((handler) => handler(line));
            for (const event of ['in:end', 'line:close', 'in:close']) send(event);
        },
        judgeCall(method, found, exported, Solution) {
            globalThis.judged = typeof found === 'function' ? found : typeof exported?.[method] === 'function' ? exported[method]
                : (n) => new Solution()[method](n);
        },
    });
}

let lodash; // LeetCode has it.
try {
    lodash = require('lodash');
} catch {
    // It is not installed.
}

const EXIT = {};
const real = {
    exit: EXIT, lodash, format: require('util').inspect, bytes: Buffer.from, require, hrtime: process.hrtime, memoryUsage: process.memoryUsage,
};

function run(file, method, question, milliseconds) {
    const text = fs.readFileSync(file, 'utf8');
    const output = [];
    const answers = [];
    // Global variables are slow in a context that is not an ordinary one, which node 22.8 and later can make.
    const context = vm.createContext(vm.constants?.DONT_CONTEXTIFY ?? {}, { microtaskMode: 'afterEvaluate' });
    Object.assign(context, { Buffer, URL, TextDecoder, performance });
    const end = performance.now() + milliseconds;
    const evaluate = (code) => vm.runInContext(code, context, { timeout: Math.max(1, Math.ceil(end - performance.now())) });
    let status = 0;
    try {
        vm.runInContext(`(${define})`, context)(method ? '' : fs.readFileSync(question, 'utf8'), output, real);
        evaluate(text);
        if (method) {
            for (const n of question.split(' ')) answers.push(`${evaluate(`JSON.stringify(judged(${n}))`) ?? null}\n`);
        } else {
            evaluate('judgeEvents()');
        }
    } catch (error) {
        status = error === EXIT ? 0 : error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? -1 : 1;
    }
    return [status, (method ? answers : output).join('')];
}

process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});
process.stdout.write('\n');
require('readline').createInterface({ input: process.stdin }).on('line', (request) => {
    const [file, method, question, output, milliseconds] = request.split('\t');
    const begin = process.cpuUsage();
    const [status, text] = run(file, method, question, Number(milliseconds));
    fs.writeFileSync(output, text);
    const { user, system } = process.cpuUsage(begin);
    process.stdout.write(`\0 ${status} ${(user + system) / 1e6}\n`);
});
