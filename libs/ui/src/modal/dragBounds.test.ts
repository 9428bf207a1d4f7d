import { describe, expect, it } from 'vitest';
import { keepInside, notMoved, offsetAfterKey } from './dragBounds.ts';

const viewport = { width: 1000, height: 800 };
const home = { left: 300, top: 250, width: 400, height: 300 };

describe('a dragged dialog', () => {
  it.each([
    { wished: { x: 50, y: -60 }, offset: { x: 50, y: -60 } },
    { wished: { x: -900, y: -900 }, offset: { x: -300, y: -250 } },
    { wished: { x: 900, y: 900 }, offset: { x: 300, y: 250 } },
  ])('at $wished stays inside the viewport at $offset [S2-MODAL-DRAG]', ({ wished, offset }) => {
    expect(keepInside(wished, home, viewport)).toEqual(offset);
  });

  it('comes back into a viewport that has shrunk', () => {
    const small = { width: 500, height: 400 };
    const homeThere = { left: 50, top: 50, width: 400, height: 300 };

    expect(keepInside({ x: 300, y: 250 }, homeThere, small)).toEqual({ x: 50, y: 50 });
  });

  it('keeps its title in sight when it is larger than the viewport', () => {
    expect(keepInside({ x: 0, y: -40 }, { left: -20, top: -20, width: 1040, height: 840 }, viewport)).toEqual(
      {
        x: 20,
        y: 20,
      },
    );
  });
});

describe('a key on the handle', () => {
  it.each([
    { key: 'ArrowLeft', shiftKey: false, offset: { x: -6, y: 10 } },
    { key: 'ArrowRight', shiftKey: true, offset: { x: 74, y: 10 } },
    { key: 'ArrowUp', shiftKey: false, offset: { x: 10, y: -6 } },
    { key: 'ArrowDown', shiftKey: false, offset: { x: 10, y: 26 } },
    { key: 'Home', shiftKey: false, offset: notMoved },
    { key: 'Escape', shiftKey: false, offset: null },
    { key: 'toString', shiftKey: false, offset: null },
  ])('$key with shift $shiftKey asks for $offset', ({ offset, ...press }) => {
    expect(offsetAfterKey({ x: 10, y: 10 }, press)).toEqual(offset);
  });
});
