export interface Messages {
  [key: string]: string | Messages;
}

export type TextValues = Record<string, string | number>;

/** Adds texts. Parts of one file may come from several chunks, which arrive in any order. */
export function addTexts(texts: Messages, more: Messages): void {
  for (const [file, own] of Object.entries(more)) {
    const known = texts[file];
    texts[file] = typeof known === 'object' && typeof own === 'object' ? { ...known, ...own } : own;
  }
}

/** The text of a dotted key. It works like nestjs-i18n: plural form by `count`, then `{name}` placeholders. */
export function translate(
  messages: Messages,
  key: string,
  values: TextValues | undefined,
  plural: (count: number) => string,
  number: (value: number) => string,
): string {
  let found: string | Messages | undefined = messages;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found === 'object' && values && 'count' in values) {
    found = pluralForm(found, Number(values['count']), plural);
  }
  if (typeof found !== 'string') return key;
  if (!values) return found;
  return found.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? number(value) : (value ?? placeholder);
  });
}

function pluralForm(forms: Messages, count: number, plural: (count: number) => string) {
  return (count === 0 && forms['zero']) || forms[plural(count)] || forms['other'];
}
