import { useRef } from 'react';
import { backdrop } from '../internal/backdrop.ts';
import { useLeave } from '../internal/useLeave.ts';
import { useSwipeToClose, type SwipeOptions } from '../internal/useSwipeToClose.ts';
import { useBackCloses } from './useBackCloses.ts';
import { useGuardedClose } from './useGuardedClose.ts';

export interface OverlayFrameOptions extends Pick<SwipeOptions, 'direction' | 'isByHandle' | 'isOpen'> {
  /** Backdrop, Escape, the browser's Back or a swipe asked for it; the owner decides. */
  onClose: () => void;
}

/** What a panel at an edge of the window has around it: how it closes, and what may ask before it does. */
export function useOverlayFrame({ isOpen, onClose, direction, isByHandle = false }: OverlayFrameOptions) {
  const panel = useRef<HTMLDivElement>(null);
  const guard = useGuardedClose(isOpen, onClose);
  const { requestClose } = guard;
  const swipe = useSwipeToClose({ direction, isOpen, panel, isByHandle, onClose: requestClose });
  useBackCloses(isOpen, requestClose);
  const leave = useLeave(panel, isOpen);
  return {
    panel,
    guard,
    swipe,
    /** The key of the overlay. */
    leave,
    overlay: {
      isOpen,
      isDismissable: true,
      onOpenChange(next: boolean) {
        if (!next) requestClose();
      },
      className: backdrop({ layer: 'drawer' }),
    },
  };
}
