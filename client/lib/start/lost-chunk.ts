/**
 * Reports a chunk that could not be fetched: the script in the document reloads the page, once within ten
 * seconds, and the promise stays pending.
 * @param url of the page, from the root
 */
export function reloadForLostChunk(error: unknown, url: string): Promise<never> {
  const isHere = url.split('#')[0] === location.pathname + location.search;
  const lost = new CustomEvent('lost-chunk', { cancelable: true, detail: isHere ? null : url });
  return dispatchEvent(lost) ? Promise.reject(error as Error) : new Promise(() => {});
}
