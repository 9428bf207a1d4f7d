import { overlayStack } from '@wealth/ui/overlays';
import { expect, it, vi } from 'vitest';
import { closesOverlayOnBack } from './router-effects';

// What the block does to the browser's history is the router's own business, and e2e sees it.
it.each([
  { action: 'BACK', isOpen: true, stays: true },
  { action: 'BACK', isOpen: false, stays: false },
  { action: 'FORWARD', isOpen: true, stays: false },
  { action: 'PUSH', isOpen: true, stays: false },
] as const)(
  '$action with an overlay open ($isOpen): the page stays is $stays',
  ({ action, isOpen, stays }) => {
    const close = vi.fn<() => void>();
    const remove = isOpen ? overlayStack.add(close) : undefined;

    expect(closesOverlayOnBack({ action })).toBe(stays);
    expect(close).toHaveBeenCalledTimes(stays ? 1 : 0);
    remove?.();
  },
);
