declare global {
  /** Functions that close what the test file opened; the test environment calls those that are left. */
  var closeLater: Set<() => unknown>;
}

/**
 * Closes something after the tests of the file, the last first; also if loading the file fails, or if none of its tests
 * is selected, for which Jest runs no hooks.
 */
export function closeAfterFile(close: () => unknown): void {
  if (closeLater.size === 0) afterAll(closeAll);
  closeLater.add(close);
}

async function closeAll(): Promise<void> {
  for (const close of [...closeLater].reverse()) {
    closeLater.delete(close);
    await close();
  }
}
