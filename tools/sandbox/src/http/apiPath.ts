import { apiPrefixes } from '@wealth/api-sdk/api-prefixes';

/** First parts of the paths that the API owns, and of those that only the sandbox has. */
const ownPrefixes: ReadonlySet<string> = new Set([...apiPrefixes, 'sandbox', 'csp-report']);

/** Whether a path belongs to the API: unknown ones are answered in the envelope, never with a page. */
export function isApiPath(path: string): boolean {
  return ownPrefixes.has(path.split('/')[1] ?? '');
}

/** Whether a path is one of the sandbox's own: those are no part of any log or description. */
export function isSandboxPath(path: string): boolean {
  return path === '/sandbox' || path.startsWith('/sandbox/');
}

/** Whether a path belongs to the control API, which no fault may meet. */
export function isControlPath(path: string): boolean {
  return isSandboxPath(path) && !path.startsWith('/sandbox/chat/');
}
