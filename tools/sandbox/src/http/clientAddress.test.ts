import { describe, expect, it } from 'vitest';
import { createAddressReader } from './clientAddress.ts';

describe('the address that limits count for', () => {
  const read = createAddressReader(['127.0.0.1', '10.0.0.0/8', '2001:db8:1::/48']);

  it.each([
    { peer: '203.0.113.9', forwarded: '198.51.100.7', address: '203.0.113.9' },
    { peer: '127.0.0.1', forwarded: undefined, address: '127.0.0.1' },
    { peer: '127.0.0.1', forwarded: '', address: '127.0.0.1' },
    { peer: '127.0.0.1', forwarded: '198.51.100.7', address: '198.51.100.7' },
    { peer: '::ffff:127.0.0.1', forwarded: '198.51.100.7', address: '198.51.100.7' },
    { peer: '127.0.0.1', forwarded: '1.2.3.4, 198.51.100.7', address: '198.51.100.7' },
    { peer: '127.0.0.1', forwarded: '198.51.100.7, 10.1.2.3', address: '198.51.100.7' },
    { peer: '127.0.0.1', forwarded: 'unknown', address: '127.0.0.1' },
    { peer: '127.0.0.1', forwarded: '198.51.100.7, <script>', address: '127.0.0.1' },
    { peer: '2001:db8:1::5', forwarded: '198.51.100.7', address: '198.51.100.7' },
    { peer: '2001:db8:2:3:4:5:6:7', forwarded: undefined, address: '2001:db8:2:3::/64' },
    { peer: '2001:db8::7', forwarded: undefined, address: '2001:db8:0:0::/64' },
    { peer: '::1', forwarded: undefined, address: '::1' },
    { peer: 'in-process', forwarded: '198.51.100.7', address: 'in-process' },
  ])('of $peer with $forwarded is $address [I3A-M7]', ({ peer, forwarded, address }) => {
    expect(read(peer, forwarded)).toBe(address);
  });
});
