import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { decodeWords } from 'postal-mime';
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
      void text(stream).then(async (source) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push(await readMail(from, to, source));
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

async function readMail(from: string, to: string[], source: string): Promise<ReceivedMail> {
  const { headers, text = '', html = '' } = await PostalMime.parse(source);
  return {
    from,
    to,
    headers: new Map(headers.map(({ key, value }) => [key, decodeWords(value)])),
    source,
    part: (type) => (type === 'text/html' ? html : text),
  };
}
