/**
 * A page whose user's actions are counted: clicks, non-text keys, and values that are typed or selected as a
 * file.
 */
export class CountedPage {
  constructor(page) {
    this.page = page;
    this.clicks = 0;
    this.keys = 0;
    this.values = 0;
    this.since = performance.now();
  }

  /** @param options as Playwright's; `modifiers: ['Shift']` is one click all the same */
  async click(target, options) {
    await target.click(options);
    this.clicks++;
  }

  async press(key) {
    await this.page.keyboard.press(key);
    this.keys++;
  }

  /** Types into the focused element. */
  async type(text) {
    await this.page.keyboard.type(text);
    this.values++;
  }

  /** Opens a list of options with a click, and selects one with another. */
  async select(target, label) {
    await target.selectOption({ label });
    this.clicks += 2;
  }

  /** Opens the system's dialog with a click, and selects a file there. */
  async selectFile(button, file) {
    const chooser = this.page.waitForEvent('filechooser');
    await this.click(button);
    await (await chooser).setFiles(file);
    this.values++;
  }

  counts() {
    const { clicks, keys, values } = this;
    return { clicks, keys, values, seconds: (performance.now() - this.since) / 1000 };
  }
}
