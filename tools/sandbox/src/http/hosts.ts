import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

const hostPattern = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/i;
const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The name in a Host header, without its port; null for what is no host. */
function nameOf(host: string): string | null {
  return hostPattern.exec(host)?.[1]?.toLowerCase() ?? null;
}

/** Node takes the first of two Host headers; a proxy in front may have taken the other. */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length === 1;
}

/** Whether a Host header names this machine. */
export function isLoopbackHost(host: string): boolean {
  return loopbackNames.has(nameOf(host) ?? '');
}

/** Decides which Host headers are answered. */
export type HostCheck = (host: string) => boolean;

/**
 * Accepts this machine's names, addresses, and the hosts of the configured origins. Any other name may have been pointed here
 * by an attacker, whose page could then read what only our own may (DNS rebinding). An IP address cannot be pointed elsewhere.
 */
export function createHostCheck(allowedOrigins: readonly string[]): HostCheck {
  const configured = new Set(
    allowedOrigins.flatMap((origin) => (URL.canParse(origin) ? [new URL(origin).hostname] : [])),
  );
  return (host) => {
    const name = nameOf(host);
    if (name === null) return false;
    const isOwn = name === 'localhost' || name.endsWith('.localhost') || configured.has(name);
    return isOwn || isIP(name.replaceAll(/[[\]]/g, '')) !== 0;
  };
}
