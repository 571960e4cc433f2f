/** Stops what the global setup started. */
export default async function globalTeardown() {
  await globalThis.stopTestServices();
}
