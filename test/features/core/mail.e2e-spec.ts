import { Module } from '@nestjs/common';
import { loadConfig } from '../../../src/core/config/config.js';
import { MailModule } from '../../../src/core/mail/mail.module.js';
import { Mailer } from '../../../src/core/mail/mailer.js';
import { startApp } from '../../support/app.js';
import { startFlakyProxy } from '../../support/servers/flaky-proxy.js';
import { startMailServer } from '../../support/servers/mail-server.js';

const LETTER = {
  subject: 'Vabilo v katalog: Čaj & žličke',
  paragraphs: ['Pozdravljeni, Žan <b>Čuk</b>!', 'Izberite si geslo.'],
  button: { label: 'Izberi geslo', url: 'https://katalog.test/geslo?a=1&b=2' },
};

@Module({ imports: [MailModule] })
class ProbeModule {}

const start = (env: Record<string, string>) => startApp({ env, imports: [ProbeModule] });
const server = await startMailServer();
const started = await start({ SMTP_URL: server.url, MAIL_FROM: 'Katalog Čaj <katalog@katalog.test>' });
const mailer = started.app.get(Mailer, { strict: false });
afterAll(async () => {
  await started.close();
  await server.close();
});

describe('mail', () => {
  beforeEach(() => server.mails.splice(0));

  const lastMail = () => {
    expect(server.mails).toHaveLength(1);
    return server.mails[0]!;
  };

  it('is sent as plain text and as HTML with the same content', async () => {
    await mailer.sendTemplate('zan@store.test', 'sl', LETTER);
    const mail = lastMail();
    expect([mail.from, mail.to]).toEqual(['katalog@katalog.test', ['zan@store.test']]);
    expect(mail.headers.get('subject')).toBe(LETTER.subject);
    expect(mail.headers.get('from')).toBe('Katalog Čaj <katalog@katalog.test>');
    expect(mail.headers.get('content-language')).toBe('sl');
    const [plain, html] = [mail.part('text/plain'), mail.part('text/html')];
    for (const words of [...LETTER.paragraphs, LETTER.button.url, 'Sporočilo je bilo poslano samodejno.'])
      expect(plain).toContain(words);
    expect(html).toContain('<html lang="sl">');
    expect(html).toContain('Pozdravljeni, Žan &lt;b&gt;Čuk&lt;/b&gt;!');
    expect(html).toContain('href="https://katalog.test/geslo?a=1&amp;b=2"');
    expect(html).toContain('Če gumb ne deluje, odprite to povezavo:');
  });

  it('is sent in the given language', async () => {
    await mailer.sendTemplate('zan@store.test', 'en', LETTER);
    expect(lastMail().part('text/plain')).toContain('This message was sent automatically.');
  });

  it('cannot inject headers by a subject', async () => {
    const subject = 'Vabilo\r\nBcc: everybody@store.test\r\n\r\nCheap pills';
    await mailer.sendTemplate('zan@store.test', 'sl', { ...LETTER, subject });
    const mail = lastMail();
    expect(mail.to).toEqual(['zan@store.test']);
    expect(mail.headers.has('bcc')).toBe(false);
    expect(mail.headers.get('subject')).toBe('Vabilo Bcc: everybody@store.test Cheap pills');
  });

  it.each([
    'a@store.test, b@store.test',
    'a@store.test\r\nRCPT TO:<b@store.test>',
    'Ana <a@store.test>',
    'nobody',
  ])('is not sent to the address %j', async (to) => {
    await expect(mailer.sendTemplate(to, 'sl', LETTER)).rejects.toThrow('mail.not_sent');
    expect(server.mails).toEqual([]);
  });

  it('is not sent without a server', async () => {
    const silent = await start({});
    try {
      const none = silent.app.get(Mailer, { strict: false });
      expect([none.enabled, mailer.enabled]).toEqual([false, true]);
      await expect(none.sendTemplate('zan@store.test', 'sl', LETTER)).rejects.toThrow('mail.not_sent');
    } finally {
      await silent.close();
    }
  });

  it('fails as unavailable when the server refuses, is unreachable, or is silent', async () => {
    const refusing = await startMailServer({
      onRcptTo: (_address, _session, done) => done(new Error('no such person')),
    });
    const proxy = await startFlakyProxy(refusing.url.replace('smtp://', ''));
    const other = await start({ SMTP_URL: `smtp://${proxy.host}`, MAIL_FROM: 'katalog@katalog.test' });
    const send = () => other.app.get(Mailer, { strict: false }).sendTemplate('zan@store.test', 'sl', LETTER);
    try {
      await expect(send()).rejects.toThrow('mail.not_sent');
      proxy.fallSilent();
      await expect(send()).rejects.toThrow('mail.not_sent');
      await proxy.leave();
      await expect(send()).rejects.toThrow('mail.not_sent');
    } finally {
      await other.close();
      await proxy.leave();
      await refusing.close();
    }
  });

  it.each([
    [{ SMTP_URL: 'https://smtp.test', MAIL_FROM: 'a@katalog.test' }, 'SMTP_URL must be'],
    [{ SMTP_URL: 'smtp://smtp.test' }, 'need each other'],
    [{ MAIL_FROM: 'a@katalog.test' }, 'need each other'],
    [{ SMTP_URL: 'smtp://smtp.test', MAIL_FROM: 'a@katalog.test, b@katalog.test' }, 'MAIL_FROM must be'],
    [{ SMTP_URL: 'smtp://smtp.test', MAIL_FROM: 'a@katalog.test\nBcc: b@katalog.test' }, 'MAIL_FROM must be'],
  ])('is not configured by %j', (settings, message) => {
    const rest = {
      DATABASE_URL: 'postgres://localhost/katalog',
      REDIS_URL: 'redis://localhost',
      SESSION_SECRET: 'a secret of tests, at least 32 characters',
    };
    expect(() => loadConfig('web', { ...rest, ...settings })).toThrow(message);
    expect(() => loadConfig('web', rest)).not.toThrow();
  });
});
