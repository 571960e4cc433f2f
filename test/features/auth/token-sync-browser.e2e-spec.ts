import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TEST_PASSWORD } from '../../support/servers/auth-emulator.js';
import { describeInBrowser } from '../../support/browser/browser.js';
import { signOut, submit, useLogin } from '../../support/browser/login-browser.js';
import { until } from '../../support/until.js';
import { closeAfterFile } from '../../support/close-after-file.js';

const calls: { method: string; token: string | undefined }[] = [];
const outside = createServer((request, response) => {
  const { method = '', headers } = request;
  response.setHeaders(
    new Headers({
      'access-control-allow-origin': headers.origin ?? '',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization',
      'access-control-allow-methods': 'POST, DELETE',
    }),
  );
  response.writeHead(204).end();
  if (method !== 'OPTIONS') calls.push({ method, token: headers.authorization });
});
await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
closeAfterFile(() => outside.close());
const { port } = outside.address() as AddressInfo;
const {
  person: { email },
  browser,
} = await useLogin({ TOKEN_SYNC_URL: `http://127.0.0.1:${port}/token` });

describeInBrowser('the address that tokens are handed on to', () => {
  it('is told of a sign-in and of the sign-out, and of no other', async () => {
    const page = await browser.open('/prijava');
    await page.locator('main button[type=submit]:enabled').waitFor();
    await submit(page, { email, password: 'not the password' });
    await page.locator('.toast-error').waitFor();
    expect(calls).toEqual([]);
    await submit(page, { email, password: TEST_PASSWORD });
    await page.waitForURL('**/administracija');
    await until(() => calls.length === 1);
    expect(calls[0]).toEqual({
      method: 'POST',
      token: expect.stringMatching(/^Bearer [\w-]+\.[\w-]+\./) as string,
    });
    await signOut(page);
    await until(() => calls.length === 2);
    expect(calls[1]).toEqual({ method: 'DELETE', token: undefined });
  });
});
