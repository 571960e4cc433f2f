import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Header by lower-case name, unfolded, encoded words decoded. */
  headers: Map<string, string>;
  /** The whole message as received. */
  source: string;
  /** The decoded part of a type. */
  part: (type: 'text/plain' | 'text/html') => string;
}

/** A mail server that stores received mails; `options` change its behaviour. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onData: (stream, { envelope }, done) => {
      void text(stream).then((source) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.push(
          readMail(
            from,
            envelope.rcptTo.map(({ address }) => address),
            source,
          ),
        );
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function readMail(from: string, to: string[], source: string): ReceivedMail {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())] as const;
    }),
  );
  return { from, to, headers, source, part: (type) => partOf(source, type) };
}

function partOf(source: string, type: string): string {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1];
  const part = source.split(`--${boundary}`).find((piece) => piece.includes(`Content-Type: ${type}`)) ?? '';
  const split = part.indexOf('\r\n\r\n');
  const body = part.slice(split + 4);
  const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(part.slice(0, split))?.[1];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? unquoted(body.replace(/=\r\n/g, '')) : body;
}

/** RFC 2047. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : unquoted(word.replaceAll('_', ' ')),
    );
}

const unquoted = (quoted: string) =>
  Buffer.from(
    quoted.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();
