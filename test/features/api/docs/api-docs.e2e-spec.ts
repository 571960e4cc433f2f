import { Body, Controller, Get, Module, Post, Put } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, Reflector } from '@nestjs/core';
import { plainToInstance, Type } from 'class-transformer';
import {
  Allow,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { ApiDocument } from '../../../../src/api/docs/api-document.js';
import { apiHandlers } from '../../../../src/api/docs/api-handlers.js';
import type { Schema } from '../../../../src/api/docs/schema.js';
import { Public } from '../../../../src/access/public.decorator.js';
import { Responds, RespondsList } from '../../../../src/core/http/api/response.decorator.js';
import { type IfFresh, IfMatch } from '../../../../src/core/http/versions/if-match.decorator.js';
import { OptionalNotNull, Nullable } from '../../../../src/core/http/input/input-rules.js';
import { startApp, type TestApp } from '../../../support/app.js';
import { describeInBrowser, launchBrowser } from '../../../support/browser/browser.js';
import { handlersOf } from '../../../support/handlers.js';
import { makePerson, signedIn } from '../../../support/people.js';
import { until } from '../../../support/until.js';
import { Visitor } from '../../../support/browser/visitor.js';

type Description = ReturnType<ApiDocument['get']>;

class Part {
  @IsString()
  text: string;
}

class Thing {
  @IsInt()
  id: number;

  @Nullable()
  @IsISO8601()
  at: string | null;

  @OptionalNotNull()
  @IsIn(['a', 'b'])
  kind?: string;

  @ValidateNested({ each: true })
  @Type(() => Part)
  parts: Part[];
}

class ThingInput {
  @IsInt()
  @Min(1)
  @Max(5)
  stars: number;

  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  tags?: string[];

  @IsIn(['x', 'y'])
  form: string = 'x';

  @Allow()
  madeAt?: unknown;
}

const THING = { id: 1, at: null, parts: [{ text: 'č' }] };
let answer: unknown = THING;

@Controller('api/probe')
@Public()
class Probe {
  @Get('thing')
  @Responds(200, Thing, 'One of them')
  thing() {
    return answer;
  }

  @Get('things')
  @Responds(200, { data: [Thing] }, 'All of them')
  things() {
    return { data: [answer] };
  }

  @Get('list')
  @RespondsList([Thing], 'A list of them')
  list() {
    return [answer];
  }

  @Put('thing')
  @Responds(204, null, 'Changes it')
  change(@Body() _input: ThingInput, @IfMatch() _ifFresh: IfFresh) {
    return answer;
  }
}

@Controller('api/probe')
class Unlike {
  @Post('thing')
  @Public()
  undescribed() {
    return { anything: true };
  }
}

@Module({ imports: [DiscoveryModule], controllers: [Probe, Unlike] })
class ProbeModule {}

/** Each `$ref` of a document. */
const references = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference!);

/** The path of a schema with `5` instead of each number; undefined without numbers. */
function textsForNumbers(schema: Schema, schemas: Record<string, Schema>): unknown {
  const { $ref, anyOf = [], items, properties = {}, type } = schema;
  if ($ref) return textsForNumbers(schemas[$ref.split('/').at(-1)!]!, schemas);
  if (anyOf.length) return textsForNumbers(anyOf[0]!, schemas);
  if ([type].flat().some((name) => name === 'number' || name === 'integer')) return '5';
  const one = items && textsForNumbers(items, schemas);
  if (items) return one === undefined ? undefined : [one];
  const fields = Object.entries(properties)
    .map(([name, field]) => [name, textsForNumbers(field, schemas)] as const)
    .filter(([, value]) => value !== undefined);
  return fields.length ? Object.fromEntries(fields) : undefined;
}

describe('the API description', () => {
  let started: TestApp;
  let visitor: Visitor;
  let document: Description;

  beforeAll(async () => {
    started = await startApp({ imports: [ProbeModule] });
    visitor = new Visitor(started.origin);
    document = (await (await visitor.get('/api/docs-json')).json()) as Description;
  });
  afterAll(() => started?.close());

  const operation = (method: string, path: string) => document.paths[path]![method]!;

  it('is public, and not indexed', async () => {
    for (const path of ['/api/docs-json', '/api/docs', '/api/docs/']) {
      const response = await visitor.get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
    }
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: started.origin }] });
  });

  it('has every handler of the API', () => {
    const described = new Set(
      Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      ),
    );
    const handlers = handlersOf(started.app)
      .filter(({ name }) => !/^(ApiDocs|Unlike)/.test(name))
      .flatMap(({ method, paths }) =>
        paths.map((path) => `${method} ${path.replace(/:([a-z]+)/gi, '{$1}')}`),
      );
    const ofApi = handlers.filter((handler) => handler.includes(' /api/'));
    expect(ofApi.length).toBeGreaterThan(12);
    expect(ofApi.filter((handler) => !described.has(handler))).toEqual([]);
  });

  it('is consistent: names are unique, references resolve, limits are stated', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const names = operations.map(({ operationId }) => operationId);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const missing = references(document).filter(
      (reference) =>
        reference
          .slice(2)
          .split('/')
          .reduce<unknown>(
            (found, name) => (found as Record<string, unknown> | undefined)?.[name],
            document,
          ) === undefined,
    );
    expect(missing).toEqual([]);
    for (const { operationId, parameters } of operations)
      for (const { name, schema } of parameters)
        expect([operationId, name, Object.keys(schema).length > 0]).toEqual([operationId, name, true]);
  });

  it('has parameters with their limits', () => {
    const parameters = new Map(
      operation('get', '/api/companies').parameters.map((each) => [each.name, each]),
    );
    expect(parameters.get('limit')).toEqual({
      name: 'limit',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 24 },
    });
    expect(operation('get', '/api/companies').responses[200]).toMatchObject({
      headers: { 'X-Total-Count': {}, Link: {} },
    });
    expect(operation('get', '/api/companies/{id}').parameters[0]).toMatchObject({
      name: 'id',
      in: 'path',
      required: true,
      schema: { type: 'integer', exclusiveMinimum: 0 },
    });
  });

  it('has page numbers or a cursor for every list', () => {
    const paged = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId, parameters }) => ({
        operationId,
        last: parameters.find(({ name }) => name === 'page')?.schema.maximum,
        leadsOn: parameters.some(({ name }) => name === 'cursor'),
      }))
      .filter(({ last }) => last !== undefined);
    expect(paged.length).toBeGreaterThan(10);
    expect(paged.filter(({ last, leadsOn }) => last !== 2 ** 31 - 1 && !leadsOn)).toEqual([]);
  });

  it('states permissions, and headers of writes', () => {
    const create = operation('post', '/api/companies');
    expect(Object.keys(create.responses)).toEqual(expect.arrayContaining(['401', '403']));
    expect(create.security).toEqual([{ bearer: [] }, { session: [], xsrf: [] }]);
    expect(create.description).toContain('`platform.manage`');
    expect(create.parameters.map(({ name }) => name)).toContain('Idempotency-Key');
    const change = operation('put', '/api/companies/{id}');
    expect(change.parameters.map(({ name }) => name)).toContain('If-Match');
    expect(change.responses[412]).toEqual({ $ref: '#/components/responses/Stale' });
    expect(operation('get', '/api/companies').security).toContainEqual({});
    const upload = operation('post', '/api/products/import/{id}');
    expect(upload.parameters.map(({ name }) => name)).not.toContain('Idempotency-Key');
    expect(upload.requestBody!.content['multipart/form-data']!.schema).toMatchObject({
      properties: { uploadXML: { type: 'string', format: 'binary' }, mode: { default: 'full' } },
      required: ['uploadXML'],
    });
  });

  it('reads nullable and optional fields, and defaults, from classes', () => {
    expect(document.components.schemas.ThingInput).toEqual({
      type: 'object',
      additionalProperties: false,
      properties: {
        stars: { type: 'integer', minimum: 1, maximum: 5 },
        tags: { type: ['array', 'null'], items: { type: 'string' } },
        form: { type: 'string', enum: ['x', 'y'], default: 'x' },
        madeAt: { readOnly: true, description: expect.any(String) },
      },
      required: ['stars'],
    });
    expect(document.components.schemas.Thing).toEqual({
      type: 'object',
      additionalProperties: false,
      properties: {
        id: { type: 'integer' },
        at: { type: ['string', 'null'], format: 'date-time' },
        kind: { type: 'string', enum: ['a', 'b'] },
        parts: { type: 'array', items: { $ref: '#/components/schemas/Part' } },
      },
      required: ['id', 'at', 'parts'],
    });
    expect(operation('get', '/api/probe/things').summary).toBe('All of them');
  });

  it('has type number where a text is refused, also in nested objects', () => {
    const { schemas } = document.components;
    const handlers = apiHandlers(started.app.get(DiscoveryService), started.app.get(Reflector));
    const bodies = new Map(
      handlers.flatMap(({ body }) => (body && schemas[body.name] ? [[body.name, body]] : [])),
    );
    expect(bodies.size).toBeGreaterThan(10);
    for (const [name, body] of bodies) {
      const given = textsForNumbers(schemas[name]!, schemas) ?? {};
      expect([name, plainToInstance(body, given)]).toMatchObject([name, given]);
    }
  });

  describe('its page', () => {
    it('runs under our content security policy: no inline scripts or styles, nothing external', async () => {
      const page = await visitor.get('/api/docs');
      const html = await page.text();
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
      const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
      expect(scripts).toHaveLength(2);
      for (const [, , content] of scripts) expect(content).toBe('');
      expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|https?:/);
      for (const [, path] of html.matchAll(/(?:src|href)="(\/api[^"]+)"/g)) {
        const file = await visitor.get(path!);
        expect([path, file.status, (await file.text()).length > 100]).toEqual([path, 200, true]);
        expect(file.headers.get('content-type')).toMatch(
          path!.endsWith('.css') ? /^text\/css/ : /^text\/javascript/,
        );
      }
    });

    it.each(['package.json', '..%2fpackage.json', 'index.html', 'constructor'])(
      'gives no other file: %s',
      async (file) => expect((await visitor.get(`/api/docs/${file}`)).status).toBe(404),
    );
  });
});

describeInBrowser('its page in a browser', () => {
  it('shows every operation, which users with a session can try out', async () => {
    const { app, origin, close } = await startApp();
    const person = await makePerson(app, { userType: 'super_admin', companyId: null });
    const { cookies } = await signedIn(origin, person);
    const browser = await launchBrowser();
    // Swagger UI renders a long list only as far as it is visible
    const context = await browser.newContext({ viewport: { width: 1280, height: 15_000 } });
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin })));
    const page = await context.newPage();
    const trouble: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && trouble.push(message.text())));
    page.on('pageerror', (error) => trouble.push(error.message));
    await page.goto(`${origin}/api/docs`);

    const operation = page.locator('#operations-companies-companiesCreate');
    await operation.locator('.opblock-summary-control').click();
    await operation.getByRole('button', { name: 'Try it out' }).click();
    await operation.locator('textarea').fill('{ "companyName": "Iz opisa" }');
    await operation.getByRole('button', { name: 'Execute' }).click();
    const answered = operation.locator('.live-responses-table');
    await until(async () => (await answered.innerText()).includes('"slug": "iz-opisa"'));
    expect(await page.locator('.opblock').count()).toBeGreaterThan(12);
    expect(trouble).toEqual([]);
    await browser.close();
    await close();
  });
});

describe('answers that differ from the description', () => {
  const untrue = [
    ['a field more', 'GET', 'thing', { ...THING, more: 1 }, 'more'],
    ['a field less', 'GET', 'thing', { at: null, parts: [] }, 'id'],
    ['another type', 'GET', 'thing', { ...THING, id: '1' }, '/id'],
    ['null where none is', 'GET', 'thing', { ...THING, kind: null }, '/kind'],
    ['a value that is none', 'GET', 'thing', { ...THING, kind: 'c' }, '/kind'],
    ['a time in another form', 'GET', 'thing', { ...THING, at: '21. 11. 2026' }, '/at'],
    ['something deep inside', 'GET', 'things', { ...THING, parts: [{ text: 1 }] }, '/data/0/parts/0/text'],
    ['a list that does not tell its length', 'GET', 'list', THING, 'X-Total-Count is not sent'],
    ['an answer where none is', 'PUT', 'thing', THING, 'none is described'],
  ] as const;

  it.each(untrue)('fail the tests that see them: %s', async (_, method, path, given, place) => {
    const { origin, close } = await startApp({ imports: [ProbeModule] });
    answer = given;
    const visitor = new Visitor(origin);
    await visitor.page('/prijava', 'auth/login');
    await visitor.send(method, `/api/probe/${path}`, method === 'PUT' ? { stars: 1 } : undefined);
    answer = THING;
    await expect(close()).rejects.toThrow(place);
  });

  it('and described answers and errors do not', async () => {
    const { origin, close } = await startApp({ imports: [ProbeModule] });
    const visitor = new Visitor(origin);
    await visitor.page('/prijava', 'auth/login');
    answer = { ...THING, at: new Date().toISOString(), kind: 'a' };
    expect((await visitor.get('/api/probe/thing')).status).toBe(200);
    answer = undefined;
    expect((await visitor.send('PUT', '/api/probe/thing', { stars: 1 })).status).toBe(204);
    expect((await visitor.send('PUT', '/api/probe/thing', { stars: 9 })).status).toBe(422);
    expect((await visitor.get('/api/probe/nothing')).status).toBe(404);
    answer = THING;
    await close();
  });
});
