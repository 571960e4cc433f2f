// as the entry points do, because a test file may load decorators first
import 'reflect-metadata';
import { appendFileSync } from 'node:fs';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { processorSeconds } from './processor-seconds.mjs';

/**
 * Runs test files in the realm of their worker process, not in a context of their own, so that the application and
 * its packages are loaded once for a worker. What a file changes in the process is put back when it ends.
 */
export default class ProcessEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimersModern;
  #before = { env: { ...process.env }, exit: process.exit, console: globalThis.console };

  #file;
  #processor = processorSeconds();

  constructor({ projectConfig }, { testPath }) {
    this.#file = testPath;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    globalThis.closeLater = new Set();
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.useRealTimers();
    this.moduleMocker.restoreAllMocks();
    for (const close of globalThis.closeLater) await close();
    for (const name of Object.keys(process.env)) if (!(name in this.#before.env)) delete process.env[name];
    Object.assign(process.env, this.#before.env);
    process.exit = this.#before.exit;
    globalThis.console = this.#before.console;
    forgetTests();
    this.#reportProcessor();
  }

  #reportProcessor() {
    const { PROCESSOR_REPORT } = process.env;
    const seconds = processorSeconds() - this.#processor;
    if (PROCESSOR_REPORT) appendFileSync(PROCESSOR_REPORT, `${JSON.stringify([this.#file, seconds])}\n`);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}

/** jest-circus keeps the tests of each file that has ended, and with them the applications that they started. */
function forgetTests() {
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (symbol.description === 'JEST_STATE_SYMBOL') {
      const { currentDescribeBlock, rootDescribeBlock } = globalThis[symbol];
      for (const block of [currentDescribeBlock, rootDescribeBlock])
        for (const list of [block.children, block.hooks, block.tests]) list.length = 0;
    }
}
