/**
 * Times of a repeated action, in milliseconds.
 * @param warmUp number of runs before that
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
