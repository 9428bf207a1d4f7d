import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** Whom limits count for: the peer, or whom a trusted proxy names. */
export type AddressReader = (peer: string, forwardedFor: string | undefined) => string;

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** One household or machine has the whole of such a network. */
const networkGroups = 4;

function plain(address: string): string {
  return mapped.exec(address.trim())?.[1] ?? address.trim().toLowerCase();
}

/** The groups of an IPv6 address, with the zeros of `::` written out. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after];
}

/** An IPv6 address counts as its /64: a subscriber has all of it. */
function subjectOf(address: string): string {
  if (!isIPv6(address) || address === '::1') return address;
  return `${groupsOf(address).slice(0, networkGroups).join(':')}::/64`;
}

function listOf(trusted: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Whether a text is an address or a subnet that can be trusted. */
export function isAddressOrSubnet(entry: string): boolean {
  const [address = '', bits] = entry.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

/**
 * Makes the reader. `X-Forwarded-For` is the caller's own text, but for what a trusted proxy has added at its
 * end: read from there, the first address that is no trusted proxy is the caller.
 *
 * @param trusted - Addresses and subnets (`10.0.0.0/8`) of the proxies.
 */
export function createAddressReader(trusted: readonly string[]): AddressReader {
  const list = listOf(trusted);
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  return (peer, forwardedFor) => {
    let caller = plain(peer);
    for (const named of (forwardedFor ?? '').split(',').map(plain).toReversed()) {
      if (!isTrusted(caller) || isIP(named) === 0) break;
      caller = named;
    }
    return subjectOf(caller);
  };
}
