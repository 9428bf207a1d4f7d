import { describe, expect, it } from 'vitest';
import preview from './preview.tsx';

describe('the Storybook', () => {
  it.each(['theme', 'palette', 'density', 'locale'])('has toolbars: %s [I2-1-PAGES]', (name) => {
    expect(preview.composed.globalTypes).toHaveProperty(name);
  });
});
