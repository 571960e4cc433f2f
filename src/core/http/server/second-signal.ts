/** The first signal asks to finish and stop, which may take a while; whoever sends a second one wants it at once. */
export function endAtSecondSignal(): void {
  let asked = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (asked) process.exit(1);
      asked = true;
    });
  }
}
