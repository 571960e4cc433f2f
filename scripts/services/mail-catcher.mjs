import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../steps/processes/ports.mjs';
import { listPage, mailPage } from './mail-pages.mjs';

const HOST = '127.0.0.1';
const KEPT_MAILS = 200;

/**
 * Accepts every mail on 127.0.0.1 and shows it on a page instead of sending it. `GET /mails` lists them as JSON.
 * @param directory stores one file for each mail
 * @param identityMails gives the mails that the identity provider would send: `{ email, requestType, oobLink }[]`
 * @param port of the page, if it is free
 */
export async function startMailCatcher({ directory, identityMails, port: preferred = 0 }) {
  mkdirSync(directory, { recursive: true });
  const mails = mailFiles(directory);
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) =>
      void buffer(stream)
        .then(mails.add)
        .then(() => done(), done),
  });
  smtp.on('error', () => {});
  const smtpPort = await freePort();
  smtp.listen(smtpPort, HOST);
  await once(smtp.server, 'listening');

  const page = createServer((request, response) => {
    void answer(request, { mails, identityMails })
      .catch((error) => ({ status: 500, text: String(error) }))
      .then(({ status = 200, type = 'text/plain', policy = "default-src 'none'", text }) => {
        response.writeHead(status, {
          'content-type': `${type}; charset=utf-8`,
          'content-security-policy': policy,
          'cache-control': 'no-store',
        });
        response.end(text);
      });
  });
  const port = await freePort(preferred);
  page.listen(port, HOST);
  await once(page, 'listening');

  return {
    smtpUrl: `smtp://${HOST}:${smtpPort}`,
    page: `http://${HOST}:${port}`,
    async stop() {
      page.close();
      page.closeAllConnections();
      await new Promise((resolve) => smtp.close(resolve));
    },
  };
}

/** The newest mails as files; the name of a file is its order. */
function mailFiles(directory) {
  const names = () =>
    readdirSync(directory)
      .filter((name) => /^\d+\.eml$/.test(name))
      .sort();
  let next = Number.parseInt(names().at(-1) ?? '0') + 1;
  return {
    add(source) {
      writeFileSync(join(directory, `${String(next++).padStart(9, '0')}.eml`), source);
      for (const name of names().slice(0, -KEPT_MAILS)) rmSync(join(directory, name));
    },
    /** Newest first. */
    all: () =>
      Promise.all(
        names()
          .reverse()
          .map(async (name) => ({ id: name.slice(0, -4), ...(await read(name)) })),
      ),
    one: async (id) => (names().includes(`${id}.eml`) ? await read(`${id}.eml`) : null),
  };

  function read(name) {
    return PostalMime.parse(readFileSync(join(directory, name)));
  }
}

/** A page of another site may send requests here, but reads no answer: no origin is allowed, and no other host name. */
async function answer({ url, headers }, { mails, identityMails }) {
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host)) return { status: 403, text: 'Use 127.0.0.1.' };
  if (url === '/') return listPage(await mails.all(), await identityMails());
  if (url === '/mails') {
    const all = await mails.all();
    const text = JSON.stringify(
      all.map(({ id, subject, from, to, date }) => ({ id, subject, from, to, date })),
    );
    return { type: 'application/json', text };
  }
  const [, id, part] = /^\/mails\/(\d+)(\/html)?$/.exec(url) ?? [];
  const mail = id && (await mails.one(id));
  if (!mail) return { status: 404, text: 'There is no such mail.' };
  if (!part) return mailPage(id, mail);
  return {
    type: 'text/html',
    // scripts of a mail do not run, and its links open in a new tab
    policy:
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src *; style-src 'unsafe-inline'",
    text: `<base target="_blank">${mail.html ?? ''}`,
  };
}
