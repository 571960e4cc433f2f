import { Readable } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiDocument } from '../../src/api/docs/api-document.js';

/** Errors that any operation may answer; all others are described with it. */
const EVERYWHERE = new Set([413, 415, 429]);
const LIST_HEADERS = ['X-Total-Count', 'Link'];

const FORMATS = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  email: /^[^@\s]+@[^@\s]+$/,
  uri: (text: string) => URL.canParse(text),
};

/**
 * Compares every answer of the API during tests with the API description: status, type, headers of lists,
 * every field, and no field more.
 * @param isUsual whether the application has no additional modules; its description is made once for all
 * files of a worker
 * @returns a function that throws when an answer differed
 */
export function checkResponses(app: NestFastifyApplication, isUsual: boolean): () => void {
  const untrue = new Set<string>();
  const make = () => app.get(ApiDocument).get();
  const description = isUsual ? (usual ??= new Description(make)) : new Description(make);
  (app.getHttpAdapter().getInstance() as unknown as FastifyInstance).addHook(
    'onSend',
    (request, reply, payload, done) => {
      const wrong = description.differences(request, reply, payload);
      const { method, url } = request;
      if (wrong) untrue.add(`${method} ${url} (${reply.statusCode}): ${wrong}`);
      done(null, payload);
    },
  );
  return () => {
    if (untrue.size) throw new Error(`Answers differ from /api/docs-json:\n${[...untrue].join('\n')}`);
  };
}

let usual: Description | undefined;

class Description {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true, formats: FORMATS });
  private readonly checks = new Map<string, ValidateFunction>();
  private document?: ReturnType<ApiDocument['get']>;

  constructor(private readonly make: () => ReturnType<ApiDocument['get']>) {}

  /** The differences; null when there are none, or the operation is not described. */
  differences(request: FastifyRequest, reply: FastifyReply, payload: unknown): string | null {
    if (!/^\/api\//.test(request.url) || reply.statusCode === 304) return null;
    this.document ??= this.add();
    const path = (request.routeOptions.url ?? '').replace(/:([a-z]+)/gi, '{$1}');
    const { statusCode } = reply;
    const operation = this.document.paths[path]?.[request.method.toLowerCase()];
    const answer = operation?.responses[statusCode];
    if (statusCode >= 400) {
      const isDescribed = answer || !operation || statusCode >= 500 || EVERYWHERE.has(statusCode);
      return isDescribed ? this.problem(statusCode, payload) : 'no such refusal is described';
    }
    if (!operation) return null;
    if (!answer) return 'no such status is described';
    const described = 'headers' in answer ? Object.keys(answer.headers ?? {}) : [];
    const wrong = LIST_HEADERS.find((name) => reply.hasHeader(name) !== described.includes(name));
    if (wrong) return `${wrong} is ${reply.hasHeader(wrong) ? 'sent, but not described' : 'not sent'}`;
    if (!('content' in answer)) return payload ? 'an answer where none is described' : null;
    if (!('application/json' in answer.content!)) {
      const [type] = String(reply.getHeader('content-type')).split(';');
      return type! in answer.content! ? null : `${type} where it is not described`;
    }
    // streamed answers are compared when they are read
    if (payload instanceof Readable) return null;
    const place = ['paths', path, request.method.toLowerCase(), 'responses', String(statusCode)];
    return this.check([...place, 'content', 'application/json', 'schema'], payload);
  }

  private problem(status: number, payload: unknown): string | null {
    return this.check(['components', 'schemas', status === 412 ? 'StaleProblem' : 'Problem'], payload);
  }

  private check(place: string[], payload: unknown): string | null {
    const pointer = place.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')));
    const reference = `api#/${pointer.join('/')}`;
    const check = this.checks.get(reference) ?? this.ajv.compile({ $ref: reference });
    this.checks.set(reference, check);
    if (check(parsed(payload))) return null;
    return (check.errors ?? []).map(inWords).join('; ');
  }

  private add(): ReturnType<ApiDocument['get']> {
    const document = this.make();
    this.ajv.addSchema(document, 'api');
    return document;
  }
}

function parsed(payload: unknown): unknown {
  try {
    return typeof payload === 'string' ? JSON.parse(payload) : undefined;
  } catch {
    return undefined;
  }
}

const inWords = ({ instancePath, message, params }: ErrorObject) =>
  `${instancePath || 'it'} ${message ?? ''} ${JSON.stringify(params)}`;
