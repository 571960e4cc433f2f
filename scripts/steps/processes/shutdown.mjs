const REPEAT_MS = 1000;

/**
 * Stops things in reverse order of their addition, at Ctrl-C, SIGTERM, a closed terminal or `stop`. A second
 * signal ends everything immediately.
 */
export class Shutdown {
  #entries = [];
  /** @type {Promise<void> | null} */
  #stopping = null;
  #since = 0;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => this.#onSignal());
  }

  get stopping() {
    return this.#stopping !== null;
  }

  /** `stop` may take its time; `kill` is for the second signal. */
  add(name, { stop, kill = () => {} }) {
    this.#entries.unshift({ name, stop, kill });
  }

  stop(code = 0) {
    this.#stopping ??= this.#stopAll().finally(() => process.exit(code));
    this.#since ||= performance.now();
    return this.#stopping;
  }

  #onSignal() {
    if (!this.#stopping) {
      process.stdout.write('\nStopping … (once more: at once)\n');
      return void this.stop();
    }
    // npm repeats the Ctrl-C that the terminal already sent to us
    if (performance.now() - this.#since < REPEAT_MS) return;
    for (const { kill } of this.#entries) kill();
    setTimeout(() => process.exit(1), 300);
  }

  async #stopAll() {
    for (const { name, stop } of this.#entries)
      await Promise.resolve(stop()).catch((error) => console.error(`Stopping ${name}: ${error.message}`));
  }
}
