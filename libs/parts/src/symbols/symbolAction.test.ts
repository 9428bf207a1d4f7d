import { describe, expect, it } from 'vitest';
import { actionOfKey, asksForMenu } from './symbolAction.ts';

describe('the keys of a symbol [I4-9-KEYS] [I5A-5-KEYS]', () => {
  it.each([
    { key: 'Enter', code: 'Enter', on: 'detail', off: 'detail' },
    { key: 'a', code: 'KeyA', on: 'alert', off: null },
    { key: 'A', code: 'KeyA', on: 'alert', off: null },
    { key: 'w', code: 'KeyW', on: 'watch', off: null },
    { key: '?', code: 'Slash', on: 'keys', off: null },
    // A Hindi layout: the place on the keyboard counts.
    { key: 'ो', code: 'KeyA', on: 'alert', off: null },
    // A Latin layout with its letters elsewhere: what is written on the key counts.
    { key: 'q', code: 'KeyA', on: null, off: null },
    { key: 'b', code: 'KeyB', on: 'buy', off: null },
    { key: 'S', code: 'KeyS', on: 'sell', off: null },
    { key: 'c', code: 'KeyC', on: null, off: null },
    { key: 'ArrowDown', code: 'ArrowDown', on: null, off: null },
    { key: 'Tab', code: 'Tab', on: null, off: null },
  ])('$key at $code: $on, and $off without letters', ({ key, code, on, off }) => {
    expect([actionOfKey({ key, code }, true), actionOfKey({ key, code }, false)]).toEqual([on, off]);
  });

  it.each([
    { key: 'ContextMenu', shiftKey: false, asks: true },
    { key: 'F10', shiftKey: true, asks: true },
    { key: 'F10', shiftKey: false, asks: false },
  ])('$key with shift $shiftKey asks for the menu: $asks', ({ asks, ...pressed }) => {
    expect(asksForMenu(pressed)).toBe(asks);
  });
});
