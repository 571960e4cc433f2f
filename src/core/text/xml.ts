/** What no XML 1.0 may hold, not even as a reference. */
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

/** The text between two tags. A line end of Windows would be read as one of Unix, if it stood there bare. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>\r]/g, (character) => REFERENCES[character]!);
}

/** The text between the double quotes of an attribute. */
export function xmlAttribute(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"\t\n\r]/g, (character) => REFERENCES[character]!);
}

/** HTML between two tags, so that people can read it. */
export function xmlHtml(html: string): string {
  return /\r|\]\]>/.test(html) ? xmlText(html) : `<![CDATA[${html.replace(FORBIDDEN, '')}]]>`;
}
