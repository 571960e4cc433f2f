import { applyDecorators, Delete, Get, Patch, Post, Put, SetMetadata } from '@nestjs/common';
import type { Locale } from '../../i18n/locales.js';
import {
  fillPath,
  type PathParameters,
  type QueryValues,
  queryString,
  serverPatterns,
} from './route-path.js';

/** The path of a screen in each language. */
export type RouteAddresses = Readonly<Record<Locale, string>>;

/** Metadata key of a handler's route name. */
const ROUTE_NAME = 'route:name';

/** Makes the typed decorators and the URL builder of one table of named routes. */
export function defineRoutes<const Table extends Record<string, RouteAddresses>>(table: Table) {
  type Name = keyof Table & string;

  const localized = (method: (paths: string[]) => MethodDecorator) => (name: Name) =>
    applyDecorators(
      method(Object.values(table[name]!).flatMap(serverPatterns)),
      SetMetadata(ROUTE_NAME, name),
    );

  const byPattern = new Map(
    (Object.keys(table) as Name[]).flatMap((name) =>
      Object.entries<string>(table[name]!).flatMap(([locale, path]) =>
        serverPatterns(path).map((pattern) => [pattern, { name, locale: locale as Locale }] as const),
      ),
    ),
  );

  // as the server chooses: a name before a parameter
  const patterns = [...byPattern.keys()].sort((left, right) => openParts(left) - openParts(right));
  const patternParts = patterns.map((pattern) => pattern.split('/'));
  const patternOf = (path: string): string | null => {
    const parts = path.split('/');
    return patterns[patternParts.findIndex((pattern) => matches(pattern, parts))] ?? null;
  };

  return {
    table,
    LocalizedGet: localized(Get),
    LocalizedPost: localized(Post),
    LocalizedPut: localized(Put),
    LocalizedPatch: localized(Patch),
    LocalizedDelete: localized(Delete),
    /**
     * The path of the same screen in another language, with the parameters of a request; null for other
     * routes.
     */
    translatePath(
      pattern: string | undefined,
      parameters: Record<string, string>,
      locale: Locale,
    ): string | null {
      const known = pattern === undefined ? undefined : byPattern.get(pattern);
      if (!known) return null;
      const addresses = table[known.name]!;
      const { '*': tail, ...named } = parameters;
      const tailName = /\{([a-z]+)\.\.\.\}$/i.exec(addresses[locale])?.[1];
      return fillPath(addresses[locale], { ...named, ...(tailName && { [tailName]: tail }) });
    },
    /** The pattern that a path matches, by which it can be named without its parameters; null: none. */
    patternOf,
    /** The route that a path leads to, with its parameters; null: none. */
    routeAt(path: string) {
      const pattern = patternOf(path);
      const parameters = pattern === null ? null : readParameters(pattern, path);
      return parameters && { ...byPattern.get(pattern!)!, pattern: pattern!, parameters };
    },
    /** The path of a route in one language, with its query. */
    route<N extends Name>(
      name: N,
      parameters: PathParameters<Table[N]['sl']>,
      locale: Locale,
      query: QueryValues = {},
    ): string {
      return fillPath(table[name]![locale], parameters) + queryString(query);
    },
  };
}

const matches = (pattern: string[], parts: string[]): boolean =>
  (pattern.length === parts.length || (pattern.at(-1) === '*' && parts.length > pattern.length)) &&
  pattern.every((part, index) => part === parts[index] || (/^[:*]/.test(part) && parts[index] !== ''));

/** The decoded values by name; null for malformed percent-encoding. */
function readParameters(pattern: string, path: string): Record<string, string> | null {
  const names = pattern.split('/');
  const parts = path.split('/');
  const values = names.flatMap((name, index): [string, string][] => {
    if (name === '*') return [['*', parts.slice(index).join('/')]];
    return name.startsWith(':') ? [[name.slice(1), parts[index]!]] : [];
  });
  try {
    return Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return null;
  }
}

const openParts = (pattern: string) => pattern.match(/[:*]/g)?.length ?? 0;
