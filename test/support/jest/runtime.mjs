import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, register } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformFile } from './transform.mjs';

const require = createRequire(import.meta.url);
const asyncHooks = require('node:async_hooks');
// a getter in Node 24
const ASYNC_LOCAL_STORAGE = Object.getOwnPropertyDescriptor(asyncHooks, 'AsyncLocalStorage');

/**
 * Replaces AsyncLocalStorage in jest-circus, which identifies the running test with it. A new one for each
 * file would slow down every promise of the following files, and keep the applications of its tests alive.
 * Tests of a file run one after another, so a variable is enough.
 */
class RunningTest {
  #store;

  run(store, work) {
    const before = this.#store;
    this.#store = store;
    const result = work();
    if (typeof result?.then !== 'function') {
      this.#store = before;
      return result;
    }
    return result.finally(() => {
      this.#store = before;
    });
  }

  getStore() {
    return this.#store;
  }
}

/** Loading a file may take as long as this many tests: it compiles modules and starts an application. */
const LOADING_TESTS = 5;

register('./hooks.mjs', import.meta.url);

/**
 * Maps the address of a file to the path of its source map, created when the stack of a failure needs it;
 * maps of built files are next to these.
 */
class SourceMaps extends Map {
  #directory;

  get(file) {
    if (!this.has(file) && /^file:.*\.ts$/.test(file)) this.set(file, this.#write(file));
    return super.get(file);
  }

  remove() {
    if (this.#directory) rmSync(this.#directory, { recursive: true, force: true });
    // Jest reports a failed load after this
    this.#directory = undefined;
  }

  #write(file) {
    this.#directory ??= mkdtempSync(join(tmpdir(), 'katalog-maps-'));
    const map = join(this.#directory, `${this.size}.map`);
    writeFileSync(map, transformFile(fileURLToPath(file)).map);
    return map;
  }
}

/**
 * Replaces jest-runtime: Node itself loads test files and their imports (see hooks.mjs), and keeps them for
 * the worker's next file. It has the members that jest-runner and jest-circus use; Jest's version is pinned,
 * because any version may change them.
 */
export default class NodeRuntime {
  isTornDown = false;
  #maps = new SourceMaps();
  #testTimeout;

  constructor({ testTimeout }, environment) {
    this.#testTimeout = testTimeout;
    const { moduleMocker, fakeTimersModern } = environment;
    globalThis.jest = {
      fn: moduleMocker.fn.bind(moduleMocker),
      spyOn: moduleMocker.spyOn.bind(moduleMocker),
      restoreAllMocks: () => moduleMocker.restoreAllMocks(),
      useFakeTimers: (options) => fakeTimersModern.useFakeTimers(options),
      useRealTimers: () => fakeTimersModern.useRealTimers(),
      setSystemTime: (now) => fakeTimersModern.setSystemTime(now),
      advanceTimersByTime: (ms) => fakeTimersModern.advanceTimersByTime(ms),
    };
  }

  /** Jest's own modules; the framework keeps the state of one file, so each file has a new one. */
  requireInternalModule(path) {
    delete require.cache[path];
    Object.defineProperty(asyncHooks, 'AsyncLocalStorage', { value: RunningTest, configurable: true });
    try {
      return require(path);
    } finally {
      Object.defineProperty(asyncHooks, 'AsyncLocalStorage', ASYNC_LOCAL_STORAGE);
    }
  }

  requireModule(path) {
    return require(path);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  /** Test files prepare their application with top-level await, which Jest does not limit. */
  async unstable_importModule(path) {
    const limit = LOADING_TESTS * this.#testTimeout;
    const late = pause(limit, undefined, { ref: false }).then(() => {
      throw new Error(`Not loaded after ${limit / 1000} s`);
    });
    return Promise.race([import(pathToFileURL(path).href), late]);
  }

  setGlobalsForRuntime() {}

  enterTestCode() {}

  leaveTestCode() {}

  getSourceMaps() {
    return this.#maps;
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }

  teardown() {
    this.isTornDown = true;
    this.#maps.remove();
  }
}
