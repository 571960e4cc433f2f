import 'reflect-metadata';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_PAGE } from './api-query.js';
import { cursorPaged, type Listed, paged, wholeList } from './list-headers.js';

const ORIGIN = 'https://katalog.example';

function headersOf(list: Listed<unknown>, url: string) {
  const headers: Record<string, unknown> = {};
  const reply = {
    header(name: string, value: unknown) {
      headers[name] = value;
      return reply;
    },
  };
  list.setHeaders({ url } as FastifyRequest, reply as unknown as FastifyReply, ORIGIN);
  const links = String(headers['Link'])
    .split(', ')
    .map((link) => /^<https:\/\/katalog\.example(.*)>; rel="(.*)"$/.exec(link)!);
  return {
    count: headers['X-Total-Count'],
    ...Object.fromEntries(links.map(([, path, rel]) => [rel, path])),
  };
}

const ofPage = (url: string, page: number, count: number) =>
  headersOf(paged([], { page, limit: 10 }, count), url);

const ofLongList = (url: string, page: number, count: number, nextCursor: string | null, cursor?: string) =>
  headersOf(cursorPaged({ count, nextCursor }, { page, limit: 10, cursor }), url);

it('links the neighbouring pages', () => {
  expect(ofPage('/api/things?page=2&sort=name', 2, 25)).toEqual({
    count: 25,
    first: '/api/things?page=1&sort=name',
    prev: '/api/things?page=1&sort=name',
    next: '/api/things?page=3&sort=name',
    last: '/api/things?page=3&sort=name',
  });
});

it('links the last page', () => {
  expect(ofPage('/api/things?page=200', 200, 2_015)).toMatchObject({
    next: '/api/things?page=201',
    last: '/api/things?page=202',
  });
  expect(ofPage('/api/things?page=202', 202, 2_015)).not.toHaveProperty('next');
});

it('links a cursor after the last numbered page', () => {
  const count = MAX_PAGE * 10 + 15;
  expect(ofLongList(`/api/things?page=${MAX_PAGE}`, MAX_PAGE, count, 'abc')).toEqual({
    count,
    first: '/api/things?page=1',
    prev: `/api/things?page=${MAX_PAGE - 1}`,
    next: '/api/things?cursor=abc',
  });
  expect(ofLongList('/api/things?cursor=abc', 1, count, 'def', 'abc')).toEqual({
    count,
    first: '/api/things?page=1',
    next: '/api/things?cursor=def',
  });
  expect(ofLongList('/api/things?cursor=def', 1, count, null, 'def')).toEqual({
    count,
    first: '/api/things?page=1',
  });
});

it('has at least one page', () => {
  expect(ofPage('/api/things', 1, 0)).toEqual({
    count: 0,
    first: '/api/things?page=1',
    last: '/api/things?page=1',
  });
});

it('links no pages of a complete list', () => {
  expect(headersOf(wholeList([1, 2, 3]), '/api/things?a=1')).toEqual({
    count: 3,
    first: '/api/things?a=1',
    last: '/api/things?a=1',
  });
});
