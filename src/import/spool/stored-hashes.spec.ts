import { hash } from 'node:crypto';
import { HASH_BYTES, StoredHashes } from './stored-hashes.js';

const hashes = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => hash('sha256', String(from + index), 'hex').slice(0, 32));

it('has the given hashes, and no others', () => {
  const given = hashes(0, 10_000);
  const stored = new StoredHashes(
    Buffer.concat(given.map((hex) => Buffer.from(hex, 'hex').subarray(0, HASH_BYTES))),
  );
  expect(given.filter((hex) => !stored.has(hex))).toEqual([]);
  expect(hashes(10_000, 20_000).filter((hex) => stored.has(hex))).toEqual([]);
});

it('is empty for a store without offers', () => {
  const stored = new StoredHashes(Buffer.alloc(0));
  expect(hashes(0, 100).filter((hex) => stored.has(hex))).toEqual([]);
});

it('tells hashes apart that differ by one bit', () => {
  const stored = new StoredHashes(Buffer.from('0000000100000002', 'hex'));
  expect(stored.has('00000001000000020000000000000000')).toBe(true);
  for (const other of ['0000000000000002', '0000000100000000', '0000000100000003', '8000000100000002'])
    expect(stored.has(other.padEnd(32, '0'))).toBe(false);
});
