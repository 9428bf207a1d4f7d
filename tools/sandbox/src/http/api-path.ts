const prefixes = new Set([
  'auth',
  'client',
  'identify',
  'stat',
  'stock',
  'trade',
  'fund',
  'credit',
  'content',
  'files',
  'sandbox',
  'csp-report',
]);

/** Whether a path belongs to the API: unknown ones are answered in the envelope, never with a page. */
export function isApiPath(path: string): boolean {
  return prefixes.has(path.split('/')[1] ?? '');
}

/** Whether a path belongs to the control API. */
export function isControlPath(path: string): boolean {
  return path === '/sandbox' || path.startsWith('/sandbox/');
}
