/** The library's syntax for a reference to another text. */
const REFERENCE = /\$(?=t\()/g;

/**
 * Replaces `{name}` placeholders by values. Values may be user input, so placeholders in them are not
 * replaced, and a zero-width character breaks the library's references.
 */
export function interpolate(text: string, values: Record<string, unknown> = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder).replace(REFERENCE, '$&\u2060'),
  );
}
