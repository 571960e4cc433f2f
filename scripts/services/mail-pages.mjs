/* The pages of the mail catcher. */

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
  table { border-collapse: collapse; width: 100% }
  th, td { border-bottom: 1px solid #ccc; overflow-wrap: anywhere; padding: 0.5rem; text-align: left; vertical-align: top }
  iframe { border: 1px solid #ccc; height: 40rem; width: 100% }
  pre { white-space: pre-wrap }
`;

/** @param identityMails mails of the identity provider: its emulator only provides their links */
export function listPage(mails, identityMails) {
  const rows = mails.map(
    ({ id, subject, from, to, date }) =>
      `<tr><td><a href="/mails/${id}">${escaped(subject || '(no subject)')}</a></td><td>${addresses(from)}</td><td>${addresses(to)}</td><td>${escaped(date ?? '')}</td></tr>`,
  );
  const links = identityMails.map(
    ({ email, requestType, oobLink }) =>
      `<tr><td><a href="${escaped(oobLink)}">${escaped(requestType)}</a></td><td>${escaped(email)}</td></tr>`,
  );
  return page(
    'Mails of Katalog',
    `<p>Katalog sends no mails here: all of them are listed on this page.</p>
${table(['Subject', 'From', 'To', 'Date'], rows)}
<h2>From the identity provider</h2>
<p>The emulator only has links: they confirm an address or set a new password.</p>
${table(['Link', 'To'], links)}`,
  );
}

export function mailPage(id, { subject, from, to, date, html, text }) {
  return page(
    subject || '(no subject)',
    `<p><a href="/">All mails</a></p>
<p>From ${addresses(from)} to ${addresses(to)}, ${escaped(date ?? '')}</p>
${html ? `<iframe src="/mails/${id}/html" title="The mail as HTML"></iframe>` : ''}
<h2>Text</h2>
<pre>${escaped(text ?? '')}</pre>`,
  );
}

function page(title, content) {
  const text = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style><h1>${escaped(title)}</h1>
${content}</html>`;
  return { type: 'text/html', policy: POLICY, text };
}

function table(heads, rows) {
  if (!rows.length) return '<p>None yet.</p>';
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

const addresses = (found = []) =>
  [found]
    .flat()
    .map(({ name, address }) => escaped(name ? `${name} <${address}>` : address))
    .join(', ');

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text) => String(text).replace(/[&<>"']/g, (character) => ESCAPES[character]);
