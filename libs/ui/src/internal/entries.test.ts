import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { project, readEntries } from './readEntries.ts';

const entries = readEntries();

/** Entries without anything to look at. */
const withoutStories = new Set([
  './foundation.css',
  './theme.css',
  './messages',
  './breakpoint',
  './image-file',
  './latest',
  './overlay-line',
  './printing',
]);

describe('the entries of the package', () => {
  it('are these [I2-8-NET]', () => {
    expect([...entries.keys()]).toMatchInlineSnapshot(`
      [
        "./foundation.css",
        "./theme.css",
        "./messages",
        "./accordion",
        "./amount",
        "./avatar",
        "./badge",
        "./breadcrumb",
        "./breakpoint",
        "./button",
        "./candle-chart",
        "./card",
        "./checkbox",
        "./chip",
        "./choice-card",
        "./clock",
        "./close-guard",
        "./code-field",
        "./column-chooser",
        "./combo-box",
        "./compare-bar",
        "./confirm",
        "./copy-button",
        "./cost-breakdown",
        "./countdown",
        "./cropper",
        "./data-list",
        "./data-table",
        "./date-field",
        "./depth-ladder",
        "./donut",
        "./drawer",
        "./drawer-host",
        "./facts",
        "./flag",
        "./form",
        "./grid-table",
        "./help",
        "./icon",
        "./icon-button",
        "./image-file",
        "./image-loader",
        "./image-upload",
        "./index-tile",
        "./latest",
        "./line-chart",
        "./link",
        "./live-price",
        "./loader",
        "./loader-host",
        "./logo",
        "./menu",
        "./menu-item",
        "./mobile-field",
        "./modal",
        "./modal-host",
        "./money-field",
        "./month-table",
        "./note",
        "./number-field",
        "./overlay-footer",
        "./overlay-head",
        "./overlay-line",
        "./overlays",
        "./password-field",
        "./pin-input",
        "./popover",
        "./prepare-dialog",
        "./price-change",
        "./price-ladder",
        "./printing",
        "./profit-calendar",
        "./progress",
        "./progress-bar",
        "./progress-meter",
        "./radio-group",
        "./range-switch",
        "./sandbox-mark",
        "./scroll-progress",
        "./search-overlay",
        "./search-overlay-host",
        "./search-shortcut",
        "./segmented-control",
        "./select",
        "./session-badge",
        "./session-bar",
        "./show-assets-toggle",
        "./sheet",
        "./side-drawer",
        "./skeleton",
        "./slider",
        "./sparkline",
        "./spinner",
        "./stat-tile",
        "./state-message",
        "./stepper",
        "./switch",
        "./tabs",
        "./text-area",
        "./text-field",
        "./timeline",
        "./toast",
        "./toast-region",
        "./treemap",
        "./waiting-dialog",
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
    '%s has stories',
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
