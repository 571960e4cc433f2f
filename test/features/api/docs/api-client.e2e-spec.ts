import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import { useApp } from '../../../support/app.js';
import { signInAtProvider } from '../../../support/servers/auth-emulator.js';
import { makeCompany, makePerson } from '../../../support/people.js';
import { drawn } from '../../../support/data/pictures.js';

const HERE = 'test/features/api/docs';
const DOCUMENT = '.cache/api/openapi.json';
/** Method and path of each call in the specification, below `/api/`. */
const SEED_CALLS = [
  'GET users',
  'GET users/{id}/firebase',
  'PUT users/{id}',
  'POST users',
  'PUT users/activate/{id}',
  'PUT users/deactivate/{id}',
  'GET products',
  'GET products/{id}',
  'GET products/{id}/similar',
  'PATCH products/{id}',
  'DELETE products/{id}',
  'POST products',
  'PUT products/{id}',
  'GET products/featured/',
  'POST products/import/{id}',
  'GET products/data/ean/{ean}',
  'GET products/data/company/{companyId}',
  'GET products/data/company/{companyId}/count',
  'DELETE products/data/{id}',
  'POST products/{id}/attributes',
  'PUT products/{id}/attributes',
  'DELETE products/{id}/attributes/{attributeId}',
  'POST products/{id}/media',
  'DELETE products/{id}/media/{mediaId}',
  'GET categories',
  'GET categories/{id}',
  'PUT categories/{id}',
  'POST categories',
  'POST categories/{id}/media',
  'DELETE categories/{id}',
];

/** Runs a program of node_modules in the project's folder. */
function run(program: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(join('node_modules/.bin', program), args, {
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const started = await useApp();
const document = await (await fetch(`${started.origin}/api/docs-json`)).text();
mkdirSync('.cache/api', { recursive: true });
writeFileSync(DOCUMENT, document);

describe('the API description and its tools', () => {
  it('passes the default rules of a linter without warnings', () => {
    const { status, output } = run('redocly', ['lint', '--config', 'scripts/api/redocly.yaml', DOCUMENT]);
    expect([status, status === 0 ? '' : output]).toEqual([0, '']);
  });

  it('generates a client whose types fit every call of the specification', async () => {
    await createClient({
      input: DOCUMENT,
      output: { path: '.cache/api/client', importFileExtension: '.js' },
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
      logs: { level: 'silent' },
    });
    expect(run('tsc', ['-p', HERE])).toEqual({ status: 0, output: '' });

    const company = await makeCompany(started.app);
    const { firebaseId } = await makePerson(started.app, { userType: 'employee', companyId: company.id });
    const platform = await makePerson(started.app, { userType: 'super_admin', companyId: null });
    const { makeSeedCalls } = (await import(pathToFileURL(join(HERE, 'seed-calls.ts')).href)) as {
      makeSeedCalls: (given: object) => Promise<Record<string, number>>;
    };
    const statuses = await makeSeedCalls({
      origin: started.origin,
      token: (await signInAtProvider(platform.email)).idToken,
      companyId: company.id,
      uid: firebaseId,
      file: new File([await drawn().png().toBuffer()], 'slika.png', { type: 'image/png' }),
    });
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(SEED_CALLS));
    expect(Object.values(statuses).filter((status) => status < 200 || status > 299)).toEqual([]);
  });
});
