/**
 * Patterns such as `/izdelek/{id}/{name...}`: `{x}` is one segment, `{x?}` an optional last segment, `{x...}`
 * an optional tail of any number of segments: a list of them, or a text that is one.
 */
type Parameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Parameters<Rest>
  : never;
type RequiredName<Name> = Name extends `${string}?` | `${string}...` ? never : Name;
type OptionalName<Name> = Name extends `${infer Bare}?` | `${infer Bare}...` ? Bare : never;

type PathValue = string | number | string[] | null | undefined;

/** The parameters of a path; each becomes text. */
export type PathParameters<Path extends string> = {
  [Name in RequiredName<Parameters<Path>> & string]: string | number;
} & { [Name in OptionalName<Parameters<Path>> & string]?: PathValue };

const PARAMETER = /\/\{([a-z]+)(\?|\.\.\.)?\}/gi;

/** The patterns under which the HTTP server registers a path: an optional end gives a second, shorter one. */
export function serverPatterns(path: string): string[] {
  const full = path.replace(PARAMETER, (_, name: string, kind?: string) =>
    kind === '...' ? '/*' : `/:${name}`,
  );
  const optionalEnd = /\/\{[a-z]+(\?|\.\.\.)\}$/i.exec(path);
  if (!optionalEnd) return [full];
  const short = path.slice(0, optionalEnd.index).replace(PARAMETER, (_, name: string) => `/:${name}`);
  return [short || '/', full];
}

/** The path with its parameters filled in, percent-encoded; an absent optional end is left out. */
export function fillPath(path: string, parameters: Record<string, PathValue>): string {
  let filled = '';
  for (const { before, name, kind } of piecesOf(path)) {
    filled += before;
    const value = name === undefined ? '' : (parameters[name] ?? '');
    const segments = Array.isArray(value) ? value : [String(value)];
    if (value !== '') filled += segments.map((segment) => `/${encodeSegment(segment)}`).join('');
    else if (name !== undefined && !kind) throw new Error(`The address ${path} needs ${name}`);
  }
  return filled || '/';
}

/** Its slashes are encoded, so that browsers see no `..` between two. */
const encodeSegment = (text: string) => (/^[\w-]+$/.test(text) ? text : encodeURIComponent(text));

interface Piece {
  before: string;
  /** The text before the next parameter; empty at the end. */
  name?: string;
  kind?: string;
}

/** A page has hundreds of URLs of a few routes. */
const knownPieces = new Map<string, Piece[]>();

function piecesOf(path: string): Piece[] {
  const pieces = knownPieces.get(path) ?? takeApart(path);
  knownPieces.set(path, pieces);
  return pieces;
}

function takeApart(path: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of path.matchAll(PARAMETER)) {
    pieces.push({ before: path.slice(end, match.index), name: match[1], kind: match[2] });
    end = match.index + match[0].length;
  }
  return [...pieces, { before: path.slice(end) }];
}

/** `?a=1&b=2&b=3`, or empty; undefined, null and empty values are left out. */
export function queryString(query: QueryValues): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(key, String(item));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}

export type QueryValues = Record<string, string | number | boolean | null | undefined | (string | number)[]>;
