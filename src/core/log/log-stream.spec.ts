import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { droppedLogLines, LogStream } from './log-stream.js';

const LINE = `${JSON.stringify({ msg: 'x'.repeat(1_000) })}\n`;
const WAITING = 100_000;

let folder: string;
let pipe: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  pipe = openSync(join(folder, 'pipe'), constants.O_RDWR | constants.O_NONBLOCK);
});
afterEach(() => {
  jest.useRealTimers();
  closeSync(pipe);
  rmSync(folder, { recursive: true });
});

/** The pipe's current content. */
function read(): string {
  const buffer = Buffer.alloc(1 << 20);
  try {
    return buffer.toString('utf8', 0, readSync(pipe, buffer));
  } catch {
    return '';
  }
}

it('drops lines while nobody takes them, and says how many when somebody does', async () => {
  const before = droppedLogLines();
  const log = new LogStream(pipe, WAITING);
  // ten times the capacity of the pipe and the waiting lines
  for (let count = 0; count < 1_500; count++) {
    log.write(LINE);
    if (count % 100 === 0) await pause(1);
  }
  const dropped = droppedLogLines() - before;
  expect(dropped).toBeGreaterThan(1_000);
  expect(dropped).toBeLessThan(1_500);

  let text = '';
  for (let tries = 0; tries < 500 && !text.includes('dropped'); tries++) {
    text += read();
    await pause(10);
  }
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string; dropped?: number });
  expect(lines.at(-1)).toMatchObject({ msg: 'Log lines were dropped', dropped, level: 50 });
  expect(lines.length - 1 + dropped).toBe(1_500);

  log.write(LINE);
  await pause(50);
  expect(read()).toBe(LINE);
});

it('writes at the end of a process what a full pipe did not take', async () => {
  // a repeated write would be under way at the flush
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const log = new LogStream(pipe);
  const lines = Array.from({ length: 100 }, (_, count) => `${count} ${'x'.repeat(1_000)}\n`);
  for (const line of lines) log.write(line);
  // a busy machine starts the write late
  await pause(500);
  const first = read();
  expect(first.length).toBeLessThan(lines.join('').length);
  log.flush();
  expect(first + read()).toBe(lines.join(''));
});

it('survives a full disk', async () => {
  const full = openSync('/dev/full', 'w');
  const log = new LogStream(full, WAITING);
  const before = droppedLogLines();
  for (let count = 0; count < 200; count++) {
    log.write(LINE);
    await pause(1);
  }
  expect(droppedLogLines() - before).toBeGreaterThan(50);
  log.flush();
});
