const ESCAPED = /^\s*(?:<|&lt;)!\[CDATA\[(?<inside>.*)\]\](?:>|&gt;)\s*$/s;
const NEXT = /\]\](?:>|&gt;)\s*(?:<|&lt;)!\[CDATA\[/g;
const SHORTEST = '<![CDATA[]]>'.length;

/** A text without the CDATA section that a program escaped, and that became part of the text. */
export function unwrapped(text: string): string {
  // fast path, because this runs for every text
  if (text.length < SHORTEST || !text.includes('![CDATA[')) return text;
  return ESCAPED.exec(text)?.groups!.inside!.replace(NEXT, '') ?? text;
}
