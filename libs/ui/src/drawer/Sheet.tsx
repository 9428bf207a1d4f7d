import { useState, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { overlayTexts } from '@wealth/i18n-locale/ui/overlay';
import { useBreakpoint } from '../breakpoint/useBreakpoint.ts';
import { CloseIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Dimming } from '../internal/Dimming.tsx';
import { OverlayTitle } from '../internal/OverlayTitle.tsx';
import { panelMotion } from '../internal/panelMotion.ts';
import { ScrollBox } from '../internal/ScrollBox.tsx';
import { tv } from '../internal/tv.ts';
import { useCrowded } from '../internal/useCrowded.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { FooterSlot } from '../modal/FooterSlot.tsx';
import { CloseGuardContext } from '../modal/CloseGuardContext.ts';
import { SandboxMark } from '../sandbox-mark/SandboxMark.tsx';
import { OverlayLine } from '../overlay-line/OverlayLine.tsx';
import { HeadElementContext } from './HeadElementContext.ts';
import { useOverlayFrame } from '../modal/useOverlayFrame.ts';
import type { DrawerPlacement } from './defineDrawer.ts';

const sheet = tv({
  base: 'fixed overflow-hidden border-border bg-surface-raised shadow-overlay',
  variants: {
    placement: {
      bottom: `inset-x-0 bottom-0 mx-auto max-w-page rounded-t-dialog border border-b-0 ${panelMotion({ from: 'bottom' })}`,
      right: `inset-y-0 right-0 w-full max-w-247 border-l ${panelMotion({ from: 'right' })}`,
    },
    isFull: { true: 'rounded-t-none' },
  },
});

export interface SheetProps {
  isOpen: boolean;
  /** Backdrop, Escape, the button Close, browser back or a swipe asked for it; the owner decides. */
  onClose: () => void;
  title: string;
  /** CSS length; never more than the viewport. One at the right edge is as high as that. */
  height: string;
  /** @default 'bottom' */
  placement?: DrawerPlacement;
  /** @default false */
  isFullscreenOnMobile?: boolean;
  children: ReactNode;
}

/** A panel from an edge of the screen over a dimmed page, which does not scroll meanwhile. */
export function Sheet(props: SheetProps) {
  const {
    isOpen,
    onClose,
    title,
    height,
    placement = 'bottom',
    isFullscreenOnMobile = false,
    children,
  } = props;
  const isFull = useBreakpoint() === 'mobile' && isFullscreenOnMobile;
  const t = useUiText(overlayTexts);
  const isBottom = placement === 'bottom';
  const { panel, guard, swipe, leave, overlay } = useOverlayFrame({
    isOpen,
    onClose,
    direction: isBottom ? 'down' : 'right',
    isByHandle: true,
  });
  useCrowded(panel, isOpen);
  const [head, setHead] = useState<HTMLElement | null>(null);

  return (
    <AriaModalOverlay key={leave} {...overlay}>
      <Dimming />
      <AriaModal
        ref={panel}
        className={sheet({ placement, isFull })}
        onClickCapture={guard.onClickCapture}
        style={{
          ...(isBottom
            ? { height: isFull ? '100vh' : height, maxHeight: 'var(--visual-viewport-height)' }
            : {}),
          ...swipe.style,
        }}
      >
        <AriaDialog className="flex h-full flex-col outline-none low:overflow-y-auto" {...swipe.handlers}>
          <header
            data-swipe-handle=""
            className="relative flex shrink-0 touch-none items-center justify-between gap-3 border-b border-border py-3.5 pr-4 pl-6 max-tablet:pl-4"
          >
            {isBottom && (
              <span
                aria-hidden="true"
                className="absolute inset-x-0 top-2 mx-auto h-1 w-9 rounded-full bg-border-strong tablet:hidden pointer-coarse:block forced-colors:bg-system-text"
              />
            )}
            <OverlayTitle
              title={title}
              className="text-heading"
              mark={<SandboxMark form="responsive" />}
              headRef={setHead}
            />
            <IconButton aria-label={t('close')} onPress={guard.requestClose}>
              <CloseIcon />
            </IconButton>
          </header>
          <OverlayLine />
          <CloseGuardContext value={guard}>
            <HeadElementContext value={head}>
              <FooterSlot className="border-t border-border px-6 py-4 max-tablet:px-4">
                <ScrollBox
                  className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2 low:flex-none low:overflow-visible"
                  contentClassName="flex min-h-full flex-col *:only:grow"
                >
                  {children}
                </ScrollBox>
              </FooterSlot>
            </HeadElementContext>
          </CloseGuardContext>
        </AriaDialog>
      </AriaModal>
    </AriaModalOverlay>
  );
}
