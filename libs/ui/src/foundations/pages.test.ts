import { describe, expect, it } from 'vitest';

interface Page {
  default: unknown;
}

const titles = Object.values(
  import.meta.glob<Page>(['./*.stories.tsx', '../icon/*.stories.tsx'], { eager: true }),
).map(({ default: meta }) => at(meta, 'title'));

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

describe('the Storybook', () => {
  it.each([
    'Colours',
    'Type',
    'Space',
    'Radius and elevation',
    'Motion',
    'Layers',
    'Icons',
    'Flags',
    'Density',
  ])('has a page of the foundation %s [I2-1-PAGES]', (name) => {
    expect(titles).toContain(`Foundations/${name}`);
  });
});
