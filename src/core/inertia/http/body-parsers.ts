import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { BadRequestException } from '@nestjs/common';
import qs from 'qs';
import { assertBounded } from './bounds.js';

const PLAIN_FORM = 'application/x-www-form-urlencoded';
/** Limit of a native form; larger ones come from pages with JavaScript. */
const PLAIN_FORM_BYTES = 64 * 1024;
const LIMITS = { depth: 6, parameterLimit: 1000, arrayLimit: 1000, allowPrototypes: false } as const;

/**
 * For `new FastifyAdapter({ routerOptions: { querystringParser } })`: `a[b]=1&c[]=2` becomes nested values.
 * Numbers in brackets that do not count from 0 are names: `a[7]=1` is an object.
 */
export function querystringParser(text: string): Record<string, unknown> {
  const query = qs.parse(text, { ...LIMITS, allowSparse: true });
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, withoutHoles(value)]));
}

function withoutHoles(value: unknown): unknown {
  return Array.isArray(value) && Object.keys(value).length < value.length ? { ...value } : value;
}

/** Whether it is the form of a page without JavaScript. */
export function isPlainForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.toLowerCase().startsWith(PLAIN_FORM) ?? false;
}

/** Fields of a form, nested by brackets or dots. */
function parseForm(text: string): Record<string, unknown> {
  return qs.parse(text, { ...LIMITS, allowDots: true, strictDepth: true, throwOnLimitExceeded: true });
}

/**
 * Bodies of forms: JSON that may be empty (DELETE, Precognition), and urlencoded forms of pages without
 * JavaScript.
 */
export function useBodyParsers(app: NestFastifyApplication): void {
  const instance = app.getHttpAdapter().getInstance() as FastifyInstance;
  const parseJson = instance.getDefaultJsonParser('error', 'error');
  const { bodyLimit } = instance.initialConfig;
  app.useBodyParser('application/json', { bodyLimit }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else
      void parseJson(request as FastifyRequest, body.toString(), (error, value) => {
        if (error) done(error, undefined);
        else giveBounded(value, done);
      });
  });
  app.useBodyParser(PLAIN_FORM, { bodyLimit: PLAIN_FORM_BYTES }, (_request, body, done) => {
    let form: Record<string, unknown>;
    try {
      form = parseForm(body.toString());
    } catch {
      done(new BadRequestException('The form is nested too deeply or has too many fields'), undefined);
      return;
    }
    giveBounded(form, done);
  });
}

type Done = (error: Error | null, body?: unknown) => void;

function giveBounded(body: unknown, done: Done): void {
  try {
    assertBounded(body);
  } catch (error) {
    done(error as Error);
    return;
  }
  done(null, body);
}
