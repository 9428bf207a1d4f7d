import { describe, expect, it, vi } from 'vitest';
import { createOverlayStack } from './overlayStack.ts';

describe('the stack of open overlays', () => {
  it('closes the one that opened last, whatever it is', () => {
    const stack = createOverlayStack();
    const drawer = vi.fn();
    const modal = vi.fn();
    stack.add(drawer);
    const removeModal = stack.add(modal);

    expect(stack.closeTop()).toBe(true);
    expect(modal).toHaveBeenCalledTimes(1);
    expect(drawer).not.toHaveBeenCalled();
    removeModal();
    expect(stack.closeTop()).toBe(true);
    expect(drawer).toHaveBeenCalledTimes(1);
  });

  it('swallows back while an overlay ignores a plain close', () => {
    const stack = createOverlayStack();
    stack.add(() => {});

    expect(stack.closeTop()).toBe(true);
    expect(stack.closeTop()).toBe(true);
  });

  it('leaves back alone when nothing is open', () => {
    const stack = createOverlayStack();
    const close = vi.fn();
    const removeFirst = stack.add(close);
    const removeSecond = stack.add(close);
    removeFirst();
    removeFirst();

    expect(stack.closeTop()).toBe(true);
    removeSecond();
    expect(stack.closeTop()).toBe(false);
    expect(close).toHaveBeenCalledTimes(1);
  });
});
