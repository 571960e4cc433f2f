/**
 * Addresses are written once, as `/izdelek/{id}/{name...}`: `{x}` one segment, `{x?}` an optional last segment,
 * `{x...}` an optional tail of any number of segments.
 */
type Parameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Parameters<Rest>
  : never;
type RequiredName<Name> = Name extends `${string}?` | `${string}...` ? never : Name;
type OptionalName<Name> = Name extends `${infer Bare}?` | `${infer Bare}...` ? Bare : never;

/** The parameters of a path; each becomes text. */
export type PathParameters<Path extends string> = {
  [Name in RequiredName<Parameters<Path>> & string]: string | number;
} & { [Name in OptionalName<Parameters<Path>> & string]?: string | number | null };

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

/** The address with its parameters filled in, percent-encoded; an absent optional end is left out. */
export function fillPath(
  path: string,
  parameters: Record<string, string | number | null | undefined>,
): string {
  const filled = path.replace(PARAMETER, (_, name: string, kind?: string) => {
    const value = parameters[name];
    if (value === undefined || value === null || value === '') {
      if (kind) return '';
      throw new Error(`The address ${path} needs ${name}`);
    }
    const text = String(value);
    return `/${kind === '...' ? text.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(text)}`;
  });
  return filled || '/';
}

/** `?a=1&b=2&b=3`, or nothing; undefined, null and empty values are left out. */
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
