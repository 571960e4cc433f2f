import {
  type ArgumentsHost,
  Catch,
  Controller,
  type ExceptionFilter,
  Get,
  HttpException,
  NotFoundException,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { InertiaErrors } from '../../src/core/inertia/inertia-errors.js';
import { InertiaFailures } from '../../src/core/inertia/inertia-failures.js';
import { Page } from '../../src/core/inertia/page.decorator.js';
import { redirect, view } from '../../src/core/inertia/responses.js';
import { asShare, useApp } from './app.js';

@Catch()
class AllFilter implements ExceptionFilter {
  constructor(
    private readonly errors: InertiaErrors,
    private readonly failures: InertiaFailures,
  ) {}

  async catch(exception: unknown, host: ArgumentsHost) {
    const http = host.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    if (await this.failures.answer(exception, request, reply)) return;
    const status = exception instanceof HttpException ? exception.getStatus() : 500;
    if (!this.failures.isForm(request)) return void reply.code(status).send({ status });
    await this.errors.sendPage(request, reply, { status, page: 'inertia-test/error', props: { status } });
  }
}

@Controller()
class BreakingController {
  @Get('missing')
  missing(): never {
    throw new NotFoundException();
  }

  @Get('broken')
  @Page('inertia-test/any')
  broken() {
    return {
      prop: () => {
        throw new Error('down');
      },
    };
  }

  @Get('gone')
  @Page('inertia-test/any')
  gone() {
    return view('inertia-test/error', { status: 410 }, { status: 410 });
  }

  @Get('thrown')
  @Page('inertia-test/any')
  thrown(): never {
    throw redirect('/gone');
  }
}

let isShareBroken = false;
const test = await useApp([BreakingController], {
  prepare: (app) => app.useGlobalFilters(new AllFilter(app.get(InertiaErrors), app.get(InertiaFailures))),
});
test.inertia.share(
  asShare(() => {
    if (isShareBroken) throw new Error('no database');
    return { name: 'shared' };
  }),
);

describe('error pages', () => {
  beforeEach(() => {
    isShareBroken = false;
  });

  it.each([
    ['/missing', 404],
    ['/broken', 500],
    ['/nowhere', 404],
  ])('P16 P17 P131 draws %s with its status %i in both forms', async (path, status) => {
    const client = test.newClient();
    for (const reply of [await client.get(path), await client.visit('GET', path)]) {
      expect(reply.status).toBe(status);
      expect(reply.headers.vary!.split(', ')[0]).toBe('X-Inertia');
      expect(reply.page).toMatchObject({
        component: 'inertia-test/error',
        props: { status, name: 'shared', errors: {} },
        url: path,
        version: 'v1',
      });
    }
    expect((await client.visit('GET', path)).headers['x-inertia']).toBe('true');
  });

  it('P97 follows responses that are thrown, and draws other pages and statuses', async () => {
    const client = test.newClient();
    expect((await client.visit('GET', '/thrown')).headers.location).toBe('/gone');
    const reply = await client.visit('GET', '/gone');
    expect([reply.status, reply.page.component]).toEqual([410, 'inertia-test/error']);
  });

  it('P19 P132 falls back to a document that depends on nothing', async () => {
    isShareBroken = true;
    const client = test.newClient();
    const reply = await client.get('/missing');
    expect([reply.status, reply.text]).toEqual([404, expect.stringContaining('<h1>404</h1>')]);
    expect(test.failures).toContainEqual({ what: 'error-page', message: 'no database' });
    const visit = await client.visit('GET', '/missing?x=1');
    expect([visit.status, visit.headers['x-inertia-location']]).toEqual([409, '/missing?x=1']);
    expect(visit.headers['x-inertia']).toBeUndefined();
  });

  it('P133 keeps JSON for programs', async () => {
    const reply = await test.newClient().send('GET', '/missing', { headers: { accept: 'application/json' } });
    expect([reply.status, JSON.parse(reply.text)]).toEqual([404, { status: 404 }]);
  });
});
