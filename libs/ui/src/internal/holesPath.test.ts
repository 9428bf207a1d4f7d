import { describe, expect, it } from 'vitest';
import { holesPath } from './holesPath.ts';

describe('holesPath', () => {
  it('cuts the rounded outline of each element out of the dimming', () => {
    expect(holesPath([{ left: 10, top: 20, width: 100, height: 30 }])).toBe(
      'path(evenodd, "M0 0H100000V100000H0zM16 20h88a6 6 0 0 1 6 6v18a6 6 0 0 1 -6 6h-88a6 6 0 0 1 -6 -6v-18a6 6 0 0 1 6 -6z")',
    );
  });

  it('cuts nothing for what is not on the screen', () => {
    expect(holesPath([])).toBeUndefined();
    expect(holesPath([{ left: 0, top: 0, width: 0, height: 0 }])).toBeUndefined();
  });
});
