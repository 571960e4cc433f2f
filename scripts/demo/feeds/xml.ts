/** An element; empty text when there is no value. */
export function element(tag: string, value: string | number | false | null | undefined): string {
  return value === null || value === undefined || value === false || value === ''
    ? ''
    : `    <${tag}>${escape(String(value))}</${tag}>`;
}

/** An amount of money, with a decimal point; undefined when there is none. */
export const amount = (value: number | null | undefined) => value?.toFixed(2);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

/** The elements between a head and a tail, without those that have no value. */
export const lines = (...parts: string[]) => parts.filter(Boolean).join('\n');
