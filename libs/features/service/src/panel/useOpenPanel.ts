import { overlayStack } from '@wealth/ui/overlays';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

export interface OpenPanelOptions {
  isOpen: boolean;
  /** Escape in the panel or browser back asked for it. */
  onClose: () => void;
}

/** Gives the focus to a panel that opens, and back to where it was when it closes. */
export function useOpenPanel({ isOpen, onClose }: OpenPanelOptions): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return undefined;
    const before = document.activeElement;

    function closeOnEscape(event: KeyboardEvent) {
      if (event.key === 'Escape') close();
    }

    element.focus();
    element.addEventListener('keydown', closeOnEscape);
    const leaveStack = overlayStack.add(() => close());
    return () => {
      leaveStack();
      element.removeEventListener('keydown', closeOnEscape);
      const hadFocus = element.contains(document.activeElement) || document.activeElement === document.body;
      if (hadFocus) focusOn(before);
    };
  }, [isOpen]);

  return panel;
}

/** What was pressed may be gone with the drawer around it: then the page itself. */
function focusOn(element: Element | null) {
  const isThere = element instanceof HTMLElement && element.isConnected && element !== document.body;
  const target = isThere ? element : document.querySelector<HTMLElement>('main[tabindex]');
  target?.focus({ preventScroll: true });
}
