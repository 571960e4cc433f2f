import { readTrustProxy } from './trust-proxy.js';

it.each([
  ['false', false],
  ['true', true],
  // one proxy, not all
  ['1', 1],
  ['0', 0],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['loopback,fd00::/8', ['loopback', 'fd00::/8']],
])('reads %s', (text, expected) => {
  expect(readTrustProxy(text)).toEqual(expected);
});

it.each([
  '',
  'proxy',
  '-1',
  '1.5',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '10.0.0.1,',
  '0.0.0.0/0',
  'true,::1',
])('does not take %p', (text) => {
  expect(readTrustProxy(text)).toBeNull();
});
