const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** undefined omits an attribute, true gives its name alone. */
export type Attributes = Record<string, string | true | undefined>;

/** ` a="b" c`, escaped. */
export function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`))
    .join('');
}

/** One HTML element as text, for the `head` prop and the document: attributes and text are escaped. */
export function tag(name: string, attributes: Attributes = {}, text?: string): string {
  const open = `<${name}${attributesOf(attributes)}>`;
  if (text === undefined) return open;
  return `${open}${name === 'script' ? scriptText(text) : escapeHtml(text)}</${name}>`;
}

/** JSON or script text that cannot close its element or open a comment. */
export function scriptText(text: string): string {
  return text.replaceAll('<', '\\u003c');
}
