import { isPublicAddress } from './public-address.js';

describe('addresses of the public internet', () => {
  it.each(['8.8.8.8', '193.2.1.66', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:ee2::1'])(
    '%s is one',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback, not the first', '127.8.8.8'],
    ['this machine', '0.0.0.0'],
    ['private', '10.1.2.3'],
    ['private', '172.31.255.255'],
    ['private', '192.168.0.1'],
    ['shared by a carrier', '100.64.0.1'],
    ['link-local, cloud metadata', '169.254.169.254'],
    ['cloud service', '168.63.129.16'],
    ['multicast', '224.0.0.251'],
    ['broadcast', '255.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['benchmarks', '198.18.0.1'],
    ['documentation', '203.0.113.9'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['link-local', 'fe80::1'],
    ['link-local with its zone', 'fe80::1%eth0'],
    ['unique-local, cloud metadata', 'fd00:ec2::254'],
    ['former site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['IPv4-mapped', '::ffff:127.0.0.1'],
    ['IPv4-mapped in hexadecimal', '::ffff:7f00:1'],
    ['IPv4-mapped, even when public', '::ffff:8.8.8.8'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['local NAT64', '64:ff9b:1::7f00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001::1'],
    ['documentation', '2001:db8::1'],
    ['not yet given out', '4000::1'],
    ['no address', 'localhost'],
    ['no address', ''],
  ])('%s: %s is none', (_what, address) => expect(isPublicAddress(address)).toBe(false));
});
