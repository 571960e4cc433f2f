/**
 * The first signal shuts down gracefully, which may take a while; a second one ends the process immediately.
 */
export function endAtSecondSignal(): void {
  let asked = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (asked) process.exit(1);
      asked = true;
    });
  }
}
