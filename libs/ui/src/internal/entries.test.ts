import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '../..');

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readExports(): Map<string, string> {
  const manifest: unknown = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const exports = isRecord(manifest) && isRecord(manifest['exports']) ? manifest['exports'] : {};
  return new Map(
    Object.entries(exports).flatMap(([entry, target]) =>
      typeof target === 'string' ? [[entry, target]] : [],
    ),
  );
}

const entries = readExports();

/** Entries without anything to look at. */
const withoutStories = new Set(['./theme.css', './messages', './breakpoint', './search-overlay']);

describe('the entries of the package', () => {
  it('are these', () => {
    expect([...entries.keys()]).toMatchInlineSnapshot(`
      [
        "./theme.css",
        "./messages",
        "./amount",
        "./avatar",
        "./badge",
        "./breakpoint",
        "./button",
        "./card",
        "./checkbox",
        "./confirm",
        "./data-list",
        "./data-table",
        "./drawer",
        "./drawer-host",
        "./form",
        "./icon",
        "./icon-button",
        "./index-tile",
        "./link",
        "./live-price",
        "./loader",
        "./loader-host",
        "./logo",
        "./menu-item",
        "./modal",
        "./modal-host",
        "./password-field",
        "./price-change",
        "./progress",
        "./progress-bar",
        "./sandbox-mark",
        "./search-overlay",
        "./segmented-control",
        "./session-badge",
        "./side-drawer",
        "./skeleton",
        "./sparkline",
        "./spinner",
        "./state-message",
        "./tabs",
        "./text-field",
        "./toast",
        "./toast-region",
      ]
    `);
  });

  it('have neither a barrel nor a way into internals', () => {
    const manifest = readFileSync(join(project, 'package.json'), 'utf8');
    expect(entries.has('.')).toBe(false);
    expect(manifest).toContain('"./internal/*": null');
  });

  it.each([...entries])('%s stands at %s', (_entry, target) => {
    expect(existsSync(join(project, target))).toBe(true);
  });

  it.each([...entries].filter(([entry]) => !withoutStories.has(entry)))(
    '%s has stories [I1-10-STORIES]',
    (_entry, target) => {
      const files = readdirSync(dirname(join(project, target)));
      expect(files.some((file) => file.endsWith('.stories.tsx'))).toBe(true);
    },
  );

  it('cover every folder of components', () => {
    const exported = new Set([...entries.values()].map((target) => target.split('/')[2]));
    const notComponents = ['foundations', 'internal', 'kitchen-sink'];
    const folders = readdirSync(join(project, 'src')).filter((folder) => !notComponents.includes(folder));
    expect(folders.filter((folder) => !exported.has(folder))).toEqual([]);
  });
});
