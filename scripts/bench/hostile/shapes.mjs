import { gzipSync } from 'node:zlib';

/**
 * Hostile input, generated at a given size, to see how its cost grows. Sizes are near the limits of what is
 * read at all.
 */

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const BOUNDARY = 'bench';

const form = (path, size, body) => request('POST', path, size, body, { 'content-type': FORM });
const json = (path, size, body, method = 'POST') =>
  request(method, path, size, body, { 'content-type': JSON_TYPE });
const multipart = (path, size, names) =>
  request(
    'POST',
    path,
    size,
    (n) =>
      `${names(n)
        .map((name) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n`)
        .join('')}--${BOUNDARY}--\r\n`,
    { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  );
const get = (size, path, headers = () => ({})) => ({
  size,
  make: (n) => ({ method: 'GET', path: path(n), headers: headers(n) }),
});

function request(method, path, size, body, headers) {
  return { size, make: (n) => ({ method, path, headers, body: body(n) }) };
}

const times = (n, make) => Array.from({ length: n }, (_, index) => make(index));

/** Requests without a session, by name. */
export const REQUESTS = {
  ...Object.fromEntries(
    ['/piskotki', '/prijava', '/napaka/1', '/opazovani', '/api/events'].map((path) => [
      `brackets in names of multipart, ${path}`,
      multipart(path, 20_000, (n) => times(3, () => '['.repeat(n))),
    ]),
  ),
  'parts of multipart': multipart('/piskotki', 2_000, (n) => times(n, (index) => `a${index}`)),
  'dots in names of multipart': multipart('/piskotki', 20_000, (n) => ['.'.repeat(n)]),
  'fields of a form': form('/piskotki', 2_000, (n) => times(n, (index) => `a${index}=`).join('&')),
  'brackets in a form': form('/piskotki', 15_000, (n) => `${'['.repeat(n)}=1`),
  'closed brackets in a form': form('/piskotki', 5_000, (n) => `a${'[b]'.repeat(n)}=1`),
  'dots in a form': form('/piskotki', 15_000, (n) => `a${'.b'.repeat(n / 2)}=1`),
  'the same field of a form': form('/piskotki', 4_000, (n) => times(n, () => 'a=1').join('&')),
  'lists of a form': form('/piskotki', 2_000, (n) => times(n, () => 'a[]=1').join('&')),
  'a value of a form': form('/piskotki', 15_000, (n) => `a=${'x'.repeat(n)}`),
  'percent signs of a form': form('/piskotki', 15_000, (n) => '%'.repeat(n)),
  'ampersands of a form': form('/piskotki', 15_000, (n) => '&'.repeat(n)),
  'equal signs of a form': form('/piskotki', 15_000, (n) => '='.repeat(n)),
  'a form without an end, /prijava': form('/prijava', 15_000, (n) => `email=${'+'.repeat(n)}`),
  'lists in packed JSON': request('POST', '/api/events', 200_000, (n) => gzipSync('['.repeat(n)), {
    'content-type': JSON_TYPE,
    'content-encoding': 'gzip',
  }),
  'unknown names of JSON': json('/api/events', 1_500, (n) => objectOf(n)),
  'unknown names of JSON, PUT': json('/api/products/1', 1_500, (n) => objectOf(n), 'PUT'),
  'objects in a list of JSON': json(
    '/api/products/1',
    5_000,
    (n) => `{"media":[${times(n, () => '{}').join()}]}`,
    'PUT',
  ),
  'levels of objects': json('/api/events', 2_500, (n) => `${'{"a":'.repeat(n)}1${'}'.repeat(n)}`),
  'levels of lists': json('/api/events', 7_500, (n) => '['.repeat(n) + ']'.repeat(n)),
  'a name of JSON': json('/api/events', 15_000, (n) => `{"${'x'.repeat(n)}":1}`),
  'a text of JSON': json('/api/events', 15_000, (n) => `{"type":"${'x'.repeat(n)}"}`),
  'escapes of JSON': json('/api/events', 2_500, (n) => `{"type":"${'\\u0061'.repeat(n)}"}`),
  'numbers of JSON': json('/api/events', 7_500, (n) => `[${times(n, () => 1).join()}]`),
  'digits of a number': json('/api/events', 15_000, (n) => `{"id":${'9'.repeat(n)}}`),
  'blanks of JSON': json('/api/events', 15_000, (n) => `{${' '.repeat(n)}}`),
  'JSON that does not end': json('/api/events', 2_500, (n) => '{"a":'.repeat(n)),
  'the same name of JSON': json('/api/events', 2_500, (n) => `{${times(n, () => '"a":1').join()}}`),
  'words of a search': get(1_000, (n) => `/api/products?query=${'a+'.repeat(n / 2)}`),
  'letters of a search': get(1_000, (n) => `/api/products?query=${'a'.repeat(n)}`),
  'signs of a search': get(1_000, (n) => `/api/products?query=${'"-'.repeat(n / 2)}`),
  'suggestions for signs': get(1_000, (n) => `/api/search/suggestions?query=${'%22'.repeat(n / 3)}`),
  parameters: get(1_000, (n) => `/api/products?${times(n / 4, () => 'a=1').join('&')}`),
  'brackets of parameters': get(1_000, (n) => `/api/products?a${'[b]'.repeat(n / 3)}=1`),
  'commas of a filter': get(1_000, (n) => `/api/products?brand=${','.repeat(n)}`),
  'slashes of an address': get(1_000, (n) => '/'.repeat(n)),
  'percent signs of an address': get(1_000, (n) => `/izdelek/${'%25'.repeat(n / 3)}`),
  'parts of an address': get(1_000, (n) => `/${'a/'.repeat(n / 2)}`),
  cookies: get(
    2_000,
    () => '/api/categories',
    (n) => ({ cookie: times(n / 4, () => 'a=1').join('; ') }),
  ),
  'a cookie': get(
    2_000,
    () => '/api/categories',
    (n) => ({ cookie: `session=${'a'.repeat(n)}` }),
  ),
  languages: get(
    2_000,
    () => '/api/categories',
    (n) => ({ 'accept-language': times(n / 4, () => 'xx').join() }),
  ),
  'addresses of proxies': get(
    2_000,
    () => '/api/categories',
    (n) => ({ 'x-forwarded-for': times(n / 8, () => '1.2.3.4').join() }),
  ),
  'tags of what is there': get(
    2_000,
    () => '/',
    (n) => ({ 'if-none-match': times(n / 4, () => '"a"').join() }),
  ),
  'a token': get(
    2_000,
    () => '/api/users',
    (n) => ({ authorization: `Bearer ${'a.'.repeat(n / 2)}` }),
  ),
};

const objectOf = (n) => `{${times(n, (index) => `"a${index}":1`).join()}}`;

/** Descriptions of offers, by name. */
export const TEXTS = {
  'line ends': [12_000, (n) => `a${'\n'.repeat(n)}b`],
  'blanks before line ends': [6_000, (n) => `a${' \n'.repeat(n)}b`],
  'open <b>': [4_000, (n) => '<b>'.repeat(n)],
  'open <ul><li>': [1_500, (n) => '<ul><li>'.repeat(n)],
  'empty <p>': [1_700, (n) => '<p></p>'.repeat(n)],
  'empty blocks inside each other': [1_500, (n) => '<ul><li>'.repeat(n / 2) + '</li></ul>'.repeat(n / 2)],
  'tables inside each other': [500, (n) => '<table><tr><td>'.repeat(n)],
  'less-than signs': [12_000, (n) => '<'.repeat(n)],
  'tags that do not end': [6_000, (n) => '<a '.repeat(n)],
  references: [2_000, (n) => '&amp;'.repeat(n)],
  ampersands: [12_000, (n) => '&'.repeat(n)],
  attributes: [2_000, (n) => `<p ${'a=b '.repeat(n)}>x</p>`],
  comments: [1_500, (n) => '<!---->'.repeat(n)],
  'comments that do not end': [3_000, (n) => '<!--'.repeat(n)],
  'line breaks': [2_000, (n) => `<p>${'<br>'.repeat(n)}</p>`],
};
