declare global {
  /** Functions that close what the test file opened; the test environment calls those that are left. */
  var closeLater: Set<() => Promise<void>>;
}

/**
 * Closes something after the tests of the file; also if loading the file fails, or if none of its tests is
 * selected, for which Jest runs no hooks.
 */
export function closeAfterFile(close: () => Promise<void>): void {
  closeLater.add(close);
  afterAll(() => {
    closeLater.delete(close);
    return close();
  });
}
