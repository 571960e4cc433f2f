/**
 * How long a piece of work takes when it is done again and again, in milliseconds.
 * @param warmUp how often it is done before that
 */
export async function timesOf(work, { warmUp, requests }) {
  const times = [];
  for (let request = 0; request < warmUp + requests; request++) {
    const since = performance.now();
    await work();
    if (request >= warmUp) times.push(performance.now() - since);
  }
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(times.length * 0.5)], p95: times[Math.floor(times.length * 0.95)] };
}
