import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { type DiscoveryService, MetadataScanner, type Reflector } from '@nestjs/core';
import { ACCESS_RULE, type AccessRule } from '../../access/can.decorator.js';
import {
  ANSWER,
  type DocumentedResponse,
  type DocumentedUpload,
  UPLOAD,
} from '../../core/http/api/response.decorator.js';
import { readIfMatch } from '../../core/http/versions/if-match.decorator.js';
import { OneOrMany } from '../../core/http/input/one-or-many.js';
import { NOT_REPLAYED } from '../../core/http/api/not-replayed.decorator.js';

/** A documented handler of the API. */
export interface ApiHandler {
  /** Operation id, made of controller and method: `companiesList`. */
  name: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** `/api/users/{id}` */
  path: string;
  rule: AccessRule | undefined;
  answer: DocumentedResponse;
  upload?: DocumentedUpload;
  /** Classes that validate the input. */
  body?: Type;
  /** Whether the body may also be an array. */
  takesList: boolean;
  query?: Type;
  params?: Type;
  takesVersion: boolean;
  takesKey: boolean;
}

interface Argument {
  index: number;
  data?: unknown;
  factory?: unknown;
  pipes?: unknown[];
}

/** Handlers of the API that declare their answers. */
export function apiHandlers(discovery: DiscoveryService, reflector: Reflector): ApiHandler[] {
  return discovery.getControllers().flatMap(({ metatype }) => {
    if (!metatype) return [];
    const prototype = metatype.prototype as object;
    const names = new MetadataScanner().getAllMethodNames(prototype);
    return names.flatMap((name) => toHandlers(metatype as Type, prototype, name, reflector));
  });
}

function toHandlers(controller: Type, prototype: object, name: string, reflector: Reflector): ApiHandler[] {
  const handler = prototype[name as keyof typeof prototype] as () => unknown;
  const answer = reflector.get<DocumentedResponse | undefined>(ANSWER, handler);
  if (!answer) return [];
  const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod].toLowerCase();
  const upload = reflector.get<DocumentedUpload | undefined>(UPLOAD, handler);
  const rule = reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [handler, controller]);
  const isReplayed = !upload && rule !== 'public' && !reflector.get(NOT_REPLAYED, handler);
  return pathsOf(controller, handler).map((path) => ({
    name: operationName(controller, name),
    method: method as ApiHandler['method'],
    path,
    rule,
    answer,
    upload,
    takesKey: method === 'post' && isReplayed,
    ...inputsOf(controller, prototype, name),
  }));
}

/** `CompaniesController.list` is `companiesList`. */
function operationName({ name: controller }: Type, name: string): string {
  const subject = controller.replace(/Controller$/, '');
  return subject.charAt(0).toLowerCase() + subject.slice(1) + name.charAt(0).toUpperCase() + name.slice(1);
}

function pathsOf(controller: Type, handler: () => unknown): string[] {
  const ends = [Reflect.getMetadata(PATH_METADATA, handler) as string | string[]].flat();
  const starts = [Reflect.getMetadata(PATH_METADATA, controller) as string | string[]].flat();
  return starts
    .flatMap((start) => ends.map((end) => `/${start}/${end}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')))
    .filter((path) => path.startsWith('/api/'))
    .map((path) => path.replace(/:([a-z]+)/gi, '{$1}'));
}

function inputsOf(controller: Type, prototype: object, name: string) {
  const types = (Reflect.getMetadata('design:paramtypes', prototype, name) ?? []) as Type[];
  const given = Object.entries(
    (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<string, Argument>,
  );
  const list = given
    .flatMap(([, { pipes = [] }]) => pipes)
    .find((pipe): pipe is OneOrMany<object> => pipe instanceof OneOrMany);
  const classOf = (kind: RouteParamtypes) => {
    const whole = given.find(([key, { data }]) => key.startsWith(`${kind}:`) && data === undefined);
    return whole && types[whole[1].index];
  };
  return {
    body: list?.type ?? classOf(RouteParamtypes.BODY),
    takesList: list !== undefined,
    query: classOf(RouteParamtypes.QUERY),
    params: classOf(RouteParamtypes.PARAM),
    takesVersion: given.some(([, { factory }]) => factory === readIfMatch),
  };
}
