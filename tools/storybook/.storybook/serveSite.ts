import { fileURLToPath } from 'node:url';
import { serveFolder, type ServedFolder } from '@wealth/browser';

/** Folder of the built Storybook; STORYBOOK_STATIC names another one. */
export const site =
  process.env['STORYBOOK_STATIC'] ?? fileURLToPath(new URL('../storybook-static', import.meta.url));

/** Serves the built Storybook on a free port of this machine. */
export function serveSite(): Promise<ServedFolder> {
  // Each server has a port of its own: nothing outlives the build that it serves.
  return serveFolder(site, { 'Cache-Control': 'max-age=3600' });
}
