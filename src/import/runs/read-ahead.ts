/** Goes on reading while the last value is worked on: one value more is in memory, none is lost or doubled. */
export async function* readAhead<Value>(source: AsyncGenerator<Value>): AsyncGenerator<Value> {
  let next = source.next();
  try {
    for (let read = await next; !read.done; read = await next) {
      next = source.next();
      // whoever works on this one may fail first, and then nobody asks for the next
      next.catch(() => undefined);
      yield read.value;
    }
  } finally {
    await source.return(undefined);
  }
}
