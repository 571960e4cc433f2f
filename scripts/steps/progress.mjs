const terminal = process.stdout.isTTY;
const NAME_WIDTH = 26;
const LINE_WIDTH = 100;

/**
 * Runs one step and shows it with its time; text that `work` reports through its argument follows the name.
 */
export async function step(name, work) {
  const since = performance.now();
  const label = `  ${name}`.padEnd(NAME_WIDTH);
  const show = (text) =>
    terminal && process.stdout.write(`\r\x1b[K${`${label}… ${text}`.slice(0, LINE_WIDTH)}`);
  show('');
  try {
    const result = await work(show);
    line(`${label}${seconds(since)}`);
    return result;
  } catch (error) {
    line(`${label}failed`);
    throw error;
  }
}

function line(text) {
  process.stdout.write(`${terminal ? '\r\x1b[K' : ''}${text}\n`);
}

/** "1.2 s" since a `performance.now()`. */
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
