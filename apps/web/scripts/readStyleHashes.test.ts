import path from 'node:path';
import { describe, expect, it } from 'vitest';
import committed from '../csp-style-hashes.json' with { type: 'json' };
import { readStyleHashes } from './readStyleHashes.ts';

// That the browser really lets them through, and nothing else, is what every journey in e2e proves.
describe('the style hashes of the policy', () => {
  it('are those of the installed React Aria [I1-13-HASHES]', () => {
    expect(readStyleHashes(path.resolve(import.meta.dirname, '../../../node_modules/react-aria'))).toEqual(
      committed,
    );
  });
});
