import { describe, expect, it } from 'vitest';
import { createLoader } from './store.ts';

describe('loader', () => {
  it('stays until everyone who showed it has hidden it [S2-LOADER]', () => {
    const loader = createLoader();
    loader.show('Uploading...');
    loader.show();
    expect(loader.getSnapshot()).toEqual({ holders: 2, label: 'Uploading...' });

    loader.hide();
    expect(loader.getSnapshot().holders).toBe(1);
    loader.hide();
    expect(loader.getSnapshot()).toEqual({ holders: 0 });
  });

  it('goes at once on reset, and a late hide does no harm [S2-LOADER]', () => {
    const loader = createLoader();
    loader.show();
    loader.show();
    loader.reset();
    loader.hide();

    expect(loader.getSnapshot()).toEqual({ holders: 0 });
  });
});
