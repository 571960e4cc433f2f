/** What the library looks for in a finished text, to put another text of ours in its place. */
const REFERENCE = /\$(?=t\()/g;

/**
 * Puts values in the place of their `{name}`s. Values are often what somebody wrote, so they stand as they are: no
 * placeholder in them is filled, and what the library would read as one of its references is kept from it by a sign
 * without width.
 */
export function interpolate(text: string, values: Record<string, unknown> = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder).replace(REFERENCE, '$&\u2060'),
  );
}
