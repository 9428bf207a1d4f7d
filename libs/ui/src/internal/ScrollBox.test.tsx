import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ScrollBox } from './ScrollBox.tsx';
import { forgetObservers, resize, stubResizeObserver } from './sizes.testing.ts';

function widen(box: HTMLElement, { room, width }: { room: number; width: number }) {
  Object.defineProperty(box, 'clientWidth', { value: room, configurable: true });
  Object.defineProperty(box, 'scrollWidth', { value: width, configurable: true });
}

function setUp() {
  stubResizeObserver();
  const page = (key: string) => (
    <ScrollBox aria-label="Holdings">
      <table key={key} aria-label="Holdings" />
    </ScrollBox>
  );
  const { container, rerender } = render(page('first'));
  const box = container.querySelector<HTMLElement>('[data-more-end]');
  if (!box) throw new Error('No box.');
  return { box, exchange: () => rerender(page('second')) };
}

const table = () => screen.getByRole('table', { name: 'Holdings' });

afterEach(forgetObservers);

describe('ScrollBox', () => {
  it('scrolls, is a stop of Tab and fades at its end when what it holds grows wider than itself [I3A-LOOK-6]', () => {
    const { box } = setUp();
    expect(box.dataset['moreEnd']).toBe('false');
    expect(screen.queryByRole('group')).toBeNull();

    widen(box, { room: 320, width: 480 });
    resize(table());

    expect(screen.getByRole('group', { name: 'Holdings' })).toBe(box);
    expect(box.tabIndex).toBe(0);
    expect(box.dataset['moreEnd']).toBe('true');

    widen(box, { room: 320, width: 320 });
    resize(table());

    expect(screen.queryByRole('group')).toBeNull();
    expect(box.dataset['moreEnd']).toBe('false');
  });

  it('goes by what it holds now, not by what it held at first', async () => {
    const { box, exchange } = setUp();
    await act(async () => exchange());

    widen(box, { room: 320, width: 480 });
    resize(table());

    expect(box.dataset['moreEnd']).toBe('true');
  });
});
