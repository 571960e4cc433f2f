/** Stops the servers of the global setup. */
export default async function globalTeardown() {
  await globalThis.stopTestServices();
}
