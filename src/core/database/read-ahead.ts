/** Reads one value ahead of the consumer. */
export async function* readAhead<Value>(source: AsyncGenerator<Value>): AsyncGenerator<Value> {
  let next = source.next();
  try {
    for (let read = await next; !read.done; read = await next) {
      next = source.next();
      // if the consumer fails first, the next value is never awaited
      next.catch(() => undefined);
      yield read.value;
    }
  } finally {
    await source.return(undefined);
  }
}
