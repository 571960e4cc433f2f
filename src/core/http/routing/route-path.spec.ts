import { fillPath, queryString, serverPatterns } from './route-path.js';

describe('route paths', () => {
  it('register an optional segment as two patterns', () => {
    expect(serverPatterns('/izdelek/{id}/{name...}')).toEqual(['/izdelek/:id', '/izdelek/:id/*']);
    expect(serverPatterns('/administracija/{page?}')).toEqual(['/administracija', '/administracija/:page']);
    expect(serverPatterns('/blogi/{id}/{title}')).toEqual(['/blogi/:id/:title']);
    expect(serverPatterns('/')).toEqual(['/']);
  });

  it('fill in and encode parameters', () => {
    expect(fillPath('/izdelek/{id}/{name...}', { id: 7, name: ['čaj', 'zeleni 1%'] })).toBe(
      '/izdelek/7/%C4%8Daj/zeleni%201%25',
    );
    expect(fillPath('/rezultati/{query...}', { query: 'a/../../pojdi/22' })).toBe(
      '/rezultati/a%2F..%2F..%2Fpojdi%2F22',
    );
    expect(fillPath('/izdelek/{id}/{name...}', { id: 7 })).toBe('/izdelek/7');
    expect(() => fillPath('/izdelek/{id}', {})).toThrow('needs id');
  });

  it('write a query without empty values', () => {
    expect(queryString({ a: 1, b: ['x', 'y'], c: '', d: undefined, e: null, f: false })).toBe(
      '?a=1&b=x&b=y&f=false',
    );
    expect(queryString({})).toBe('');
  });
});
