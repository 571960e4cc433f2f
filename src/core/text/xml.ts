/** Characters that XML 1.0 forbids, also as references. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const REFERENCES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Text content of an element. A bare CRLF would be read as LF. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>\r]/g, (character) => REFERENCES[character]!);
}

/** An attribute value in double quotes. */
export function xmlAttribute(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"\t\n\r]/g, (character) => REFERENCES[character]!);
}

/** HTML as content of an element, readable for people. */
export function xmlHtml(html: string): string {
  return /\r|\]\]>/.test(html) ? xmlText(html) : `<![CDATA[${html.replace(FORBIDDEN, '')}]]>`;
}
