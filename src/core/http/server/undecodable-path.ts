/** An address that nothing has: the sign for what could not be read. */
const NOWHERE = '%EF%BF%BD';

/**
 * Leads an address whose path cannot be decoded (`%E0`, a lone `%`) to where nothing is, for the same audience and in
 * the same language: it is answered like any other that is not here, instead of by the router's own words.
 */
export function decodablePath(url = '/'): string {
  const [path = ''] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    const [audience = ''] = /^\/(?:api|builds|health|media|en)(?=\/)/.exec(path) ?? [];
    return `${audience}/${NOWHERE}`;
  }
}
