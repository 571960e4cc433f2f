import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Can } from '../src/access/can.decorator.js';
import {
  type Ability,
  KINDS_OF_PEOPLE,
  type KindOfPerson,
  PERMISSIONS,
} from '../src/access/permission-table.js';
import { useApp } from './support/app.js';
import { handlersOf } from './support/handlers.js';
import { makeCompany, makePerson, signedIn } from './support/people.js';
import { Visitor } from './support/browser/visitor.js';

const ABILITIES = Object.keys(PERMISSIONS) as Ability[];

/** A handler for each ability, so that the guard is tried on those, too, that no route needs yet. */
@Controller('api/probe')
class Probe {}
for (const ability of ABILITIES) {
  const descriptor = { value: () => ({ ability }), configurable: true };
  Object.defineProperty(Probe.prototype, ability, descriptor);
  for (const decorate of [Get(ability), Can(ability)]) decorate(Probe.prototype, ability, descriptor);
}

@Controller('api/unmarked')
class Unmarked {
  @Get()
  open() {
    return {};
  }
}

@Module({ imports: [DiscoveryModule], controllers: [Probe, Unmarked] })
class ProbeModule {}

const MAY: Record<Ability, KindOfPerson> = {
  'admin.enter': 'NONE',
  'account.own': 'pending',
  'profile.write': 'NONE',
  'product-data.read': 'NONE',
  'company.read': 'NONE',
  'products.write': 'PRODUCT',
  'imports.run': 'PRODUCT',
  'product-data.write': 'PRODUCT_DATA',
  'product-data.decide': 'PRODUCT_DATA_REQUEST',
  'users.manage': 'admin',
  'company.write': 'admin',
  'platform.manage': 'super_admin',
};

const may = (kind: KindOfPerson, ability: Ability) =>
  KINDS_OF_PEOPLE.indexOf(kind) >= KINDS_OF_PEOPLE.indexOf(MAY[ability]);

/** An address of the pattern whose object does not exist. */
const filled = (path: string) => path.replace(/:[^/]+/g, '999999').replace('*', 'x');

const people = {} as Record<KindOfPerson, Visitor>;
const started = await useApp({ imports: [ProbeModule] });
const { app, origin } = started;
const handlers = handlersOf(app).filter(({ name }) => !/^(Probe|Unmarked)\./.test(name));
const { id: companyId } = await makeCompany(app);
const ownCompany = companyId;
const enter = async (fields: Parameters<typeof makePerson>[1]) =>
  signedIn(origin, await makePerson(app, fields));
people.visitor = new Visitor(origin);
await people.visitor.page('/prijava', 'auth/login');
people.pending = await enter({ userType: 'admin', companyId, status: 'pending' });
people.NONE = await enter({ userType: 'employee', companyId, permissionLevel: 0 });
people.PRODUCT = await enter({ userType: 'employee', companyId, permissionLevel: 1 });
people.PRODUCT_DATA = await enter({ userType: 'employee', companyId, permissionLevel: 2 });
people.PRODUCT_DATA_REQUEST = await enter({ userType: 'employee', companyId, permissionLevel: 3 });
people.admin = await enter({ userType: 'admin', companyId });
people.super_admin = await enter({ userType: 'super_admin', companyId: null });

describe('access', () => {
  it('has a rule for every handler', () => {
    expect(handlers.length).toBeGreaterThan(10);
    expect(handlers.filter(({ rule }) => !rule).map(({ name }) => name)).toEqual([]);
  });

  it('is denied to everybody without a rule', async () => {
    expect((await people.super_admin.get('/api/unmarked')).status).toBe(403);
  });

  it.each(KINDS_OF_PEOPLE)('by every ability: %s', async (kind) => {
    const refused = kind === 'visitor' ? 401 : 403;
    for (const ability of ABILITIES) {
      const { status } = await people[kind].get(`/api/probe/${ability}`);
      expect([ability, status]).toEqual([ability, may(kind, ability) ? 200 : refused]);
    }
  });

  it.each(KINDS_OF_PEOPLE)('by every address that exists: %s', async (kind) => {
    const ruled = handlers.flatMap(({ method, paths, rule }) =>
      typeof rule === 'object' ? paths.map((path) => ({ method, path, ability: rule.ability })) : [],
    );
    expect(ruled.length).toBeGreaterThan(8);
    for (const { method, path, ability } of ruled) {
      const refused = kind === 'visitor' ? 'unknown' : 'forbidden';
      const answer = await answerOf(people[kind], method, filled(path));
      expect([method, path, answer]).toEqual([method, path, may(kind, ability) ? 'admitted' : refused]);
    }
  });

  it('ends at the own company: another one’s records are 404', async () => {
    const foreign = await makeCompany(started.app);
    const statusOf = async (kind: KindOfPerson, companyId: number) =>
      (await people[kind].send('POST', `/api/products/import/${companyId}`, {})).status;
    const missing = await statusOf('admin', 999999);
    expect(missing).toBe(404);
    expect(await statusOf('admin', foreign.id)).toBe(missing);
    expect(await statusOf('PRODUCT', foreign.id)).toBe(missing);
    expect(await statusOf('NONE', foreign.id)).toBe(403);
    expect([403, 404]).not.toContain(await statusOf('admin', ownCompany));
    expect([403, 404]).not.toContain(await statusOf('super_admin', foreign.id));
  });
});

/** Whether the guard lets a person in; the record may still be missing. */
async function answerOf(visitor: Visitor, method: string, path: string) {
  const body = method === 'GET' ? undefined : {};
  const { status, headers } = await visitor.send(method, path, body, { accept: 'application/json' });
  const location = headers.get('location') ?? '';
  if (status === 401 || /^\/(?:prijava|en\/login)\b/.test(location)) return 'unknown';
  // pending people are redirected to the page that explains the wait
  if (status === 403 || /^\/(?:administracija|en\/admin)$/.test(location)) return 'forbidden';
  return status < 500 ? 'admitted' : `failed with ${status}`;
}
