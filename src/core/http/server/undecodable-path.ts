/** A path that matches no route: U+FFFD replaces the undecodable bytes. */
const NOWHERE = '%EF%BF%BD';

/**
 * Replaces a path that cannot be decoded (`%E0`, a lone `%`) by one that does not exist, for the same
 * audience and in the same language: the answer is the usual 404 instead of the router's own.
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
