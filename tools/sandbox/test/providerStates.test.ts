import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { providerStates } from '../src/scenarios/providerStates.ts';

it('docs/contracts.md names every provider state, and no other [I4B-D5]', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../../docs/contracts.md'), 'utf8');
  const table = page.slice(page.indexOf('## Provider states'), page.indexOf('## In your CI'));
  const named = [...table.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, state]) => state);

  expect(named).toHaveLength(Object.keys(providerStates).length);
  expect(new Set(named)).toEqual(new Set(Object.keys(providerStates)));
});
