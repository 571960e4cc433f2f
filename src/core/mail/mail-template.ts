import { tag } from '../inertia/document/html.js';

/** The content of a mail: paragraphs of plain text, and a button with a URL. */
export interface MailContent {
  subject: string;
  paragraphs: string[];
  button: { label: string; url: string };
  /** Another link, at the end. */
  ending?: { label: string; url: string };
}

/** The parts that all mails share. */
export interface MailLayout {
  lang: string;
  appName: string;
  /** Precedes the button's URL in full, for mail programs without buttons. */
  linkHint: string;
  footer: string;
}

/** The mail as plain text. */
export function mailText(content: MailContent, { footer }: MailLayout): string {
  const links = [content.button, content.ending].filter((link) => link !== undefined);
  const addresses = links.map(({ label, url }) => `${label}:\n${url}`);
  return `${[...content.paragraphs, ...addresses, `-- \n${footer}`].join('\n\n')}\n`;
}

const PAPER = 'margin:0;padding:24px;background:#f7f3ea;color:#1d1a16;font:16px/1.5 system-ui,sans-serif';
const SHEET = 'max-width:34em;margin:0 auto';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#1d1a16;color:#ffffff;text-decoration:none;border-radius:4px';
const SMALL = 'font-size:14px;color:#5c554a;overflow-wrap:anywhere';

/** The mail as HTML without images and style sheets. */
export function mailHtml(content: MailContent, { lang, appName, linkHint, footer }: MailLayout): string {
  const { ending } = content;
  const { label, url } = content.button;
  const link = (style: string, text: string, href = url) => tag('a', { href, style }, text);
  return [
    '<!doctype html>',
    tag('html', { lang }),
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${tag('title', {}, content.subject)}</head>`,
    tag('body', { style: PAPER }),
    tag('div', { style: SHEET, role: 'article', 'aria-label': content.subject }),
    tag('p', { style: 'font-weight:700' }, appName),
    ...content.paragraphs.map((text) => tag('p', {}, text)),
    `<p style="margin:28px 0">${link(BUTTON, label)}</p>`,
    `${tag('p', { style: SMALL })}${tag('span', {}, linkHint)}<br>${link('color:#5c554a', url)}</p>`,
    ...(ending
      ? [`${tag('p', { style: SMALL })}${link('color:#5c554a', ending.label, ending.url)}</p>`]
      : []),
    tag('p', { style: SMALL }, footer),
    '</div></body></html>',
  ].join('\n');
}
