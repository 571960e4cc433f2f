import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { productionClient } from '../../../src/app.js';
import { startApp, type TestApp } from '../../support/app.js';
import { TEST_PASSWORD } from '../../support/servers/auth-emulator.js';
import { describeInBrowser } from '../../support/browser/browser.js';
import { LoginBrowser, signOut, submit } from '../../support/browser/login-browser.js';
import { makeCompany, makePerson } from '../../support/people.js';
import { until } from '../../support/until.js';

describeInBrowser('the address that tokens are handed on to', () => {
  const calls: { method: string; token: string | undefined }[] = [];
  let outside: Server;
  let started: TestApp;
  let browser: LoginBrowser;
  let email: string;

  beforeAll(async () => {
    outside = createServer((request, response) => {
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
    const { port } = outside.address() as AddressInfo;
    started = await startApp({
      client: productionClient(),
      env: { TOKEN_SYNC_URL: `http://127.0.0.1:${port}/token` },
    });
    const { id: companyId } = await makeCompany(started.app);
    ({ email } = await makePerson(started.app, { userType: 'admin', companyId }));
    browser = await LoginBrowser.launch(started.origin);
  });
  afterAll(async () => {
    await browser?.close();
    await started?.close();
    await new Promise((resolve) => outside.close(resolve));
  });

  it('is told of a sign-in and of the sign-out, and of no other', async () => {
    const page = await browser.visit();
    await page.goto('/prijava');
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
    expect(browser.violations).toEqual([]);
  });
});
