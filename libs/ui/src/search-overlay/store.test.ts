import { describe, expect, it } from 'vitest';
import { createSearchOverlay } from './store.ts';

describe('search overlay', () => {
  it('opens, closes and toggles, and says whether there was anything to close', () => {
    const overlay = createSearchOverlay();
    expect(overlay.close()).toBe(false);
    overlay.open();
    expect(overlay.getSnapshot()).toBe(true);
    expect(overlay.close()).toBe(true);
    overlay.toggle();
    expect(overlay.getSnapshot()).toBe(true);
  });
});
