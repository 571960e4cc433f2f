/** Streams batches of objects as one JSON array, a chunk for each batch. */
export async function* jsonArray(batches: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let glue = '[\n';
  for await (const items of batches) {
    if (!items.length) continue;
    yield glue + items.map((item) => JSON.stringify(item)).join(',\n');
    glue = ',\n';
  }
  yield glue === '[\n' ? '[]\n' : '\n]\n';
}
