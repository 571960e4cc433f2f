import {
  type ArgumentsHost,
  Body,
  Catch,
  Controller,
  Delete,
  type ExceptionFilter,
  ForbiddenException,
  Get,
  Param,
  ParseIntPipe,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsInt, IsNotEmpty, MinLength, ValidateNested } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StreamedUpload } from '../../src/core/inertia/http/multipart.js';
import { Precognitive } from '../../src/core/inertia/http/precognition.js';
import { InertiaValidationPipe } from '../../src/core/inertia/http/validation.pipe.js';
import { InertiaFailures } from '../../src/core/inertia/inertia-failures.js';
import { redirect } from '../../src/core/inertia/responses.js';
import { AnyPageController, serve } from './any-page.controller.js';
import type { TestClient } from './client.js';
import { useApp } from './app.js';

class LineInput {
  @IsNotEmpty({ message: 'Manjka' })
  name: string;

  @IsInt({ message: 'Ni celo število' })
  quantity: number;
}

class OrderInput {
  @MinLength(3, { message: 'Prekratko' })
  @IsNotEmpty({ message: 'Manjka' })
  name: string;

  @ValidateNested({ each: true })
  @Type(() => LineInput)
  lines: LineInput[];
}

class Invalid extends Error {
  constructor(readonly errors: Record<string, string[]>) {
    super();
  }
}

@Catch(Invalid)
class InvalidFilter implements ExceptionFilter {
  constructor(private readonly failures: InertiaFailures) {}

  catch({ errors }: Invalid, host: ArgumentsHost) {
    const http = host.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    return this.failures.invalid(request, reply, { message: 'Preverite vnos', errors, fallback: '/any' });
  }
}

const seen: unknown[] = [];

@Controller()
class OrdersController {
  @Post('orders')
  @Precognitive()
  create(@Body() input: OrderInput) {
    seen.push(input);
    return redirect('/any');
  }

  @Delete('orders/:id')
  @Precognitive()
  remove(@Param('id', ParseIntPipe) id: number, @Query() query: unknown) {
    seen.push([id, query]);
    return redirect('/any');
  }

  @Post('forbidden')
  @Precognitive()
  forbidden(@Req() request: FastifyRequest) {
    throw new ForbiddenException(request.url);
  }

  @Post('unready')
  unready() {
    seen.push('ran');
  }

  @Put('files')
  put(@Body() body: unknown) {
    seen.push(body);
    return redirect('/any');
  }

  @Post('stream')
  @StreamedUpload()
  async stream(@Req() request: FastifyRequest) {
    let bytes = 0;
    for await (const part of request.parts({ limits: { fileSize: 64 * 1024 * 1024 } }))
      if (part.type === 'file') for await (const chunk of part.file) bytes += (chunk as Buffer).length;
    seen.push(bytes);
    return redirect('/any');
  }

  @Get('any-json')
  json() {
    return { ok: true };
  }
}

const test = await useApp([AnyPageController, OrdersController], {
  csrf: { sessionOf: ({ cookies }) => cookies.session },
  prepare: (app) => {
    app.useGlobalPipes(new InertiaValidationPipe({ transform: true }, (errors) => new Invalid(errors)));
    app.useGlobalFilters(new InvalidFilter(app.get(InertiaFailures)));
  },
});
serve(() => ({}));

describe('forms', () => {
  let client: TestClient;
  let token: Record<string, string>;
  beforeEach(async () => {
    seen.length = 0;
    client = test.newClient();
    client.cookies.set('session', 'mine');
    await client.get('/any');
    token = { 'x-xsrf-token': decodeURIComponent(client.cookies.get('XSRF-TOKEN')!) };
  });

  const wrong = {
    name: '',
    lines: [
      { name: 'Čaj', quantity: 1 },
      { name: '', quantity: 'x' },
    ],
  };
  const right = { name: 'Naročilo', lines: [] };
  const precognition = (method: string, path: string, body?: unknown, only?: string) =>
    client.send(method, path, {
      body,
      headers: {
        ...token,
        precognition: 'true',
        accept: 'application/json',
        'content-type': 'application/json',
        ...(only ? { 'precognition-validate-only': only } : {}),
      },
    });
  const errorsOf = (text: string) => (JSON.parse(text) as { errors: object }).errors;

  it('P105 P106 sends an invalid submission back with one message per dotted field', async () => {
    const sent = { body: wrong, headers: { referer: `${test.origin}/any?form` } };
    const reply = await client.visit('POST', '/orders', sent);
    expect([reply.status, reply.headers.location]).toEqual([303, '/any?form']);
    expect((await client.visit('GET', '/any?form')).page.props.errors).toEqual({
      name: 'Manjka',
      'lines.1.name': 'Manjka',
      'lines.1.quantity': 'Ni celo število',
    });
    expect(seen).toEqual([]);
  });

  it('P111 treats a form without JavaScript the same way', async () => {
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...token };
    const reply = await client.send('POST', '/orders', {
      headers,
      body: 'name=&lines[0].name=Čaj&lines[0].quantity=x',
    });
    expect([reply.status, reply.headers.location]).toEqual([303, '/any']);
    const { errors } = (await client.get('/any')).page.props;
    expect(errors).toEqual({ name: 'Manjka', 'lines.0.quantity': 'Ni celo število' });
  });

  describe('without JavaScript', () => {
    const FORM = 'application/x-www-form-urlencoded';
    const post = (referer: string, fields: Record<string, string>) =>
      client.send('POST', '/orders', {
        headers: { accept: 'text/html', 'content-type': FORM, referer, ...token },
        body: new URLSearchParams({ 'lines[0].name': 'Čaj', ...fields }).toString(),
      });
    const typed = async () => (await client.get('/any')).page.props.typed;

    it('gives the page what stood in its form, emptied fields too, once, and no password', async () => {
      await post(`${test.origin}/any`, { name: 'Č"', newPassword: 'geheim', idToken: 'x', note: '' });
      expect(await typed()).toEqual({ name: 'Č"', note: '', 'lines.0.name': 'Čaj' });
      expect(await typed()).toBeUndefined();
    });

    it('does so when the token is not known any more, for our own pages only', async () => {
      token = {};
      await post(`${test.origin}/any`, { name: 'Čaj', _token: 'old' });
      expect(await typed()).toEqual({ name: 'Čaj', 'lines.0.name': 'Čaj' });
      await post('https://elsewhere.test/any', { name: 'Čaj' });
      expect(await typed()).toBeUndefined();
    });

    it('leaves to the client what the client keeps, and drops what no cookie could hold', async () => {
      await client.visit('POST', '/orders', { body: wrong, headers: { referer: `${test.origin}/any` } });
      expect(await typed()).toBeUndefined();
      await post(`${test.origin}/any`, { name: '', note: 'a'.repeat(6001) });
      const { props } = (await client.get('/any')).page;
      expect([props.typed, props.errors]).toEqual([
        undefined,
        { name: 'Manjka', 'lines.0.quantity': 'Ni celo število' },
      ]);
    });
  });

  it('P7 P118 answers JSON requests with 422 and lists of messages', async () => {
    const headers = { ...token, accept: 'application/json' };
    const reply = await client.send('POST', '/orders', { headers, body: { ...right, name: '' } });
    expect(reply.status).toBe(422);
    expect(JSON.parse(reply.text)).toEqual({
      message: 'Preverite vnos',
      errors: { name: ['Manjka', 'Prekratko'] },
    });
    expect(JSON.parse((await client.send('GET', '/any-json')).text)).toEqual({ ok: true });
  });

  it('P112 P113 P114 P117 says that input is valid without acting on it', async () => {
    const reply = await precognition('POST', '/orders', right);
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect(reply.headers).toMatchObject({
      precognition: 'true',
      'precognition-success': 'true',
      vary: 'Precognition',
    });
    expect(seen).toEqual([]);
  });

  it('P113 P115 P116 reports the fields that were asked for', async () => {
    const all = await precognition('POST', '/orders', wrong);
    expect([all.status, all.headers.precognition]).toEqual([422, 'true']);
    expect(Object.keys(errorsOf(all.text))).toEqual(['name', 'lines.1.name', 'lines.1.quantity']);
    const some = await precognition('POST', '/orders', wrong, 'lines.1.name');
    expect(errorsOf(some.text)).toEqual({ 'lines.1.name': ['Manjka'] });
    expect((await precognition('POST', '/orders', wrong, 'lines.0.name,other')).status).toBe(204);
  });

  it('P112 reads the query of a DELETE with JSON type and no body', async () => {
    const reply = await precognition('DELETE', '/orders/7?reason[text]=x');
    expect(reply.status).toBe(204);
    expect((await precognition('DELETE', '/orders/seven')).status).toBe(400);
    expect(seen).toEqual([]);
    expect((await client.visit('DELETE', '/orders/7?a=1', { body: {} })).status).toBe(303);
    expect(seen).toEqual([[7, { a: '1' }]]);
  });

  it('P113 marks every answer, also failures, and runs no handler that is not made for it', async () => {
    const unready = await precognition('POST', '/unready', {});
    expect([unready.status, unready.headers.precognition]).toEqual([400, 'true']);
    expect((await precognition('POST', '/nowhere', {})).headers.precognition).toBe('true');
    expect((await precognition('POST', '/forbidden', {})).status).toBe(204);
    expect(seen).toEqual([]);
  });

  it('runs a precognitive handler as usual otherwise', async () => {
    expect((await client.visit('POST', '/orders', { body: right })).status).toBe(303);
    expect(seen).toEqual([right]);
  });

  const multipart = (...parts: [head: string, value: string][]) => ({
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: `${parts.map(([head, value]) => `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${value}\r\n`).join('')}--x--\r\n`,
  });

  it('reads multipart forms only where a handler streams them', async () => {
    const sent = multipart(['name="name"', 'x']);
    expect((await client.visit('PUT', '/files', sent)).status).toBe(415);
    expect((await client.visit('POST', '/orders', sent)).status).toBe(415);
    expect(seen).toEqual([]);
  });

  it('lets a handler stream an upload larger than what is read into memory', async () => {
    const sent = multipart([
      'name="f"; filename="feed.xml"\r\ncontent-type: text/xml',
      'x'.repeat(3_000_000),
    ]);
    expect((await client.visit('POST', '/stream', sent)).status).toBe(303);
    expect(seen).toEqual([3_000_000]);
  });

  it('refuses JSON and forms that reach for prototypes or nest without end', async () => {
    const json = { ...token, 'content-type': 'application/json' };
    expect((await client.send('POST', '/unready', { headers: json, body: '{"__proto__":1}' })).status).toBe(
      400,
    );
    const form = { ...token, 'content-type': 'application/x-www-form-urlencoded' };
    const deep = `a${'[b]'.repeat(20)}=1`;
    expect((await client.send('POST', '/unready', { headers: form, body: deep })).status).toBe(400);
  });

  const list = (length: number) => Array.from({ length }, (_, index) => index);
  const nested = (depth: number): unknown => JSON.parse('{"a":'.repeat(depth) + '1' + '}'.repeat(depth));
  it.each([
    ['levels', nested(12), nested(11)],
    [
      'names',
      Object.fromEntries(list(501).map((key) => [key, 1])),
      Object.fromEntries(list(500).map((key) => [key, 1])),
    ],
    ['characters of a name', { ['x'.repeat(201)]: 1 }, { ['x'.repeat(200)]: 1 }],
    ['objects', list(2_000).map(() => ({})), list(1_999).map(() => ({}))],
    ['items', list(10_001), list(10_000)],
  ])('refuses JSON of too many %s', async (_, tooMuch, enough) => {
    const status = async (body: unknown) =>
      (
        await client.send('POST', '/unready', {
          headers: { ...token, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status;
    expect([await status(tooMuch), seen]).toEqual([400, []]);
    expect([await status(enough), seen]).toEqual([201, ['ran']]);
  });
});
