import { Body, Controller, Delete, Get, HttpCode, Module, Param, Post, Put } from '@nestjs/common';
import { IsString, MaxLength } from 'class-validator';
import { DataSource } from 'typeorm';
import { Can } from '../../../src/access/can.decorator.js';
import { Public } from '../../../src/access/public.decorator.js';
import { Company } from '../../../src/companies/company.entity.js';
import { IdParams } from '../../../src/core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../../src/core/http/versions/if-match.decorator.js';
import { versioned } from '../../../src/core/http/versions/versioned.js';
import { useApp } from '../../support/app.js';
import { makeCompany, makePerson, signedIn } from '../../support/people.js';
import { Visitor } from '../../support/browser/visitor.js';

class NameInput {
  @IsString()
  @MaxLength(2000)
  companyName: string;
}

const present = (company: Company) =>
  versioned(company, { id: company.id, companyName: company.companyName });

@Controller()
class Probe {
  constructor(private readonly database: DataSource) {}

  @Get('api/probe/companies/:id')
  @Public()
  async show(@Param() { id }: IdParams) {
    return present(await this.database.manager.findOneByOrFail(Company, { id }));
  }

  @Put('api/probe/companies/:id')
  @Can('platform.manage')
  update(@Param() { id }: IdParams, @Body() input: NameInput, @IfMatch() ifFresh: IfFresh) {
    return this.write(id, input, ifFresh);
  }

  @Delete('api/probe/companies/:id')
  @HttpCode(204)
  @Can('platform.manage')
  async remove(@Param() { id }: IdParams, @IfMatch() ifFresh: IfFresh) {
    await this.write(id, { companyName: 'Odstranjeno' }, ifFresh);
  }

  @Post('administracija/poskus/:id')
  @Can('platform.manage')
  async submit(@Param() { id }: IdParams, @Body() input: NameInput, @IfMatch() ifFresh: IfFresh) {
    await this.write(id, input, ifFresh);
  }

  private write(id: number, { companyName }: NameInput, ifFresh: IfFresh) {
    return this.database.transaction(async (manager) => {
      const locked = await manager.findOneOrFail(Company, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      const changed = ifFresh(present, (company: Company) => ({ ...company, companyName }))(locked);
      return present(await manager.save(Company, changed));
    });
  }
}

@Module({ controllers: [Probe] })
class ProbeModule {}

const started = await useApp({ imports: [ProbeModule] });
const visitor = new Visitor(started.origin);
const person = await makePerson(started.app, { userType: 'super_admin', companyId: null });
const platform = await signedIn(started.origin, person);

describe('versions', () => {
  let id: number;
  let path: string;
  beforeEach(async () => {
    ({ id } = await makeCompany(started.app));
    path = `/api/probe/companies/${id}`;
  });

  const tagOf = async () => (await visitor.get(path)).headers.get('etag')!;
  const rename = (companyName: string, headers: Record<string, string> = {}) =>
    platform.send('PUT', path, { companyName }, headers);
  const nameNow = async () => (await visitor.read<NameInput>(path)).companyName;

  describe('on a read', () => {
    it('are strong entity tags that change with the content only', async () => {
      const first = await visitor.get(path);
      expect(first.headers.get('etag')).toMatch(/^"[\da-z]+\.[\w-]{16}"$/);
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      expect(await tagOf()).toBe(first.headers.get('etag'));
      await rename('Drugače');
      expect(await tagOf()).not.toBe(first.headers.get('etag'));
    });

    it('answer 304 for a matching entity tag', async () => {
      const tag = await tagOf();
      for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
        const response = await visitor.get(path, { 'if-none-match': known });
        expect([known, response.status, await response.text()]).toEqual([known, 304, '']);
        expect(response.headers.get('etag')).toBe(tag);
      }
      expect((await visitor.get(path, { 'if-none-match': '"x"' })).status).toBe(200);
    });

    it('are equal for compressed answers', async () => {
      await rename('a'.repeat(2000));
      const packed = await visitor.get(path, { 'accept-encoding': 'gzip' });
      expect(packed.headers.get('content-encoding')).toBe('gzip');
      expect(packed.headers.get('etag')).toBe(await tagOf());
    });
  });

  describe('on a write', () => {
    it('accept the current one, and return the new one', async () => {
      const response = await rename('Prva', { 'if-match': await tagOf() });
      expect(response.status).toBe(200);
      expect(response.headers.get('etag')).toBe(await tagOf());
      expect(await nameNow()).toBe('Prva');
    });

    it('are optional: without them, or with *, the last write wins', async () => {
      expect((await rename('Brez')).status).toBe(200);
      expect((await rename('Zvezdica', { 'if-match': '*' })).status).toBe(200);
      expect(await nameNow()).toBe('Zvezdica');
    });

    it('refuse an older one, and return both states', async () => {
      const tag = await tagOf();
      await rename('Njihovo');
      const response = await rename('Moje', { 'if-match': tag });
      expect(response.status).toBe(412);
      expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect(await response.json()).toEqual({
        type: 'about:blank',
        title: 'Podatki so se medtem spremenili. Naložite jih znova in ponovite spremembo.',
        status: 412,
        code: 'stale',
        requestId: expect.any(String) as string,
        current: { id, companyName: 'Njihovo' },
        sent: { companyName: 'Moje' },
      });
      expect(await nameNow()).toBe('Njihovo');
      expect(response.headers.get('etag')).toBe(await tagOf());
      expect((await rename('Moje', { 'if-match': response.headers.get('etag')! })).status).toBe(200);
    });

    it('apply to deletion, too', async () => {
      const tag = await tagOf();
      await rename('Njihovo');
      expect((await platform.send('DELETE', path, undefined, { 'if-match': tag })).status).toBe(412);
      expect((await platform.send('DELETE', path, undefined, { 'if-match': await tagOf() })).status).toBe(
        204,
      );
    });

    it('accept one of two concurrent writes', async () => {
      const tag = await tagOf();
      const names = ['a', 'b', 'c', 'd'];
      const statuses = (await Promise.all(names.map((name) => rename(name, { 'if-match': tag })))).map(
        ({ status }) => status,
      );
      expect(statuses.sort()).toEqual([200, 412, 412, 412]);
    });

    it.each(['abc', '"abc', 'W/abc', '"a b"', ''])('are refused as malformed: %s', async (tag) => {
      const response = await rename('x', { 'if-match': tag });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        errors: { 'If-Match': 'Zapis ni pravilen. Preverite ga in poskusite znova.' },
      });
    });
  });

  describe('in a form', () => {
    const form = '/en/login';
    const submit = (fields: object) =>
      platform.submit('POST', `/administracija/poskus/${id}`, fields, { from: `${form}?view=sign-up` });
    /** The message on the page that the person returns to. */
    const shown = async () => {
      const seen = new Visitor(started.origin);
      for (const [name, value] of platform.cookies) if (name !== 'session') seen.cookies.set(name, value);
      platform.cookies.delete('inertia_once');
      const page = await seen.page(form, 'auth/login');
      return { conflict: page.flash?.conflict, toast: page.flash?.toast, errors: page.props.errors };
    };
    const version = async () => (await tagOf()).slice(1).split('.')[0];

    it('are the field _version', async () => {
      expect((await submit({ companyName: 'Iz obrazca', _version: await version() })).status).toBe(303);
      expect(await shown()).toEqual({ conflict: undefined, toast: undefined, errors: {} });
      expect(await nameNow()).toBe('Iz obrazca');
    });

    it('redirect back with the differences of a conflict', async () => {
      const older = await version();
      await rename('Njihovo');
      const response = await submit({ companyName: 'Moje', _version: older });
      expect([response.status, response.headers.get('location')]).toEqual([303, `${form}?view=sign-up`]);
      const { conflict, toast, errors } = await shown();
      expect(conflict).toEqual({ fields: { companyName: { yours: 'Moje', theirs: 'Njihovo' } } });
      expect(toast).toMatchObject({ severity: 'error' });
      expect(errors).toEqual({ _version: toast!.detail });
      expect(await nameNow()).toBe('Njihovo');
      await submit({ companyName: 'Moje', _version: await version() });
      expect(await nameNow()).toBe('Moje');
    });

    it('leave out long texts, which the page has in full', async () => {
      const older = await version();
      await rename('t'.repeat(2000));
      await submit({ companyName: 'y'.repeat(2000), _version: older });
      const { yours, theirs } = (await shown()).conflict!.fields.companyName!;
      expect([yours, theirs]).toEqual([`${'y'.repeat(120)}…`, `${'t'.repeat(120)}…`]);
    });
  });
});
