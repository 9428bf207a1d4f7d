import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { overlayTexts } from '@wealth/i18n-locale/ui/overlay';
import { CloseIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Dimming } from '../internal/Dimming.tsx';
import { OverlayTitle } from '../internal/OverlayTitle.tsx';
import { panelMotion } from '../internal/panelMotion.ts';
import { ScrollBox } from '../internal/ScrollBox.tsx';
import { tv, type VariantProps } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { FooterSlot } from '../modal/FooterSlot.tsx';
import { CloseGuardContext } from '../modal/CloseGuardContext.ts';
import { useOverlayFrame } from '../modal/useOverlayFrame.ts';
import { OverlayLine } from '../overlay-line/OverlayLine.tsx';
import { SandboxMark } from '../sandbox-mark/SandboxMark.tsx';

const drawer = tv({
  base: 'fixed inset-y-0 bg-surface-raised shadow-overlay',
  variants: {
    side: {
      left: `left-0 border-r border-border ${panelMotion({ from: 'left' })}`,
      right: `right-0 border-l border-border ${panelMotion({ from: 'right' })}`,
    },
    size: {
      wide: 'w-17/20',
      panel: 'w-full tablet:w-100',
    },
  },
  defaultVariants: { size: 'wide' },
});

export interface SideDrawerProps {
  isOpen: boolean;
  /** Backdrop, Escape, the button Close, browser back or a swipe asked for it; the owner decides. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Under the scrolling content, always in sight. Content of its own fills it by `OverlayFooter`. */
  footer?: ReactNode;
  /** @default 'right' */
  side?: 'left' | 'right';
  /** @default 'wide' — 85 % of the viewport; 'panel' is 400 px, and the full width under 768 px. */
  size?: VariantProps<typeof drawer>['size'];
}

/** A panel that slides in from the side over a dimmed page, which does not scroll meanwhile. */
export function SideDrawer(props: SideDrawerProps) {
  const { isOpen, onClose, title, children, footer, side = 'right', size } = props;
  const t = useUiText(overlayTexts);
  const { panel, guard, swipe, leave, overlay } = useOverlayFrame({ isOpen, onClose, direction: side });

  return (
    <AriaModalOverlay key={leave} {...overlay}>
      <Dimming />
      <AriaModal
        ref={panel}
        className={drawer({ side, size })}
        style={swipe.style}
        onClickCapture={guard.onClickCapture}
      >
        <AriaDialog
          className="flex h-full touch-pan-y flex-col outline-none low:overflow-y-auto"
          {...swipe.handlers}
        >
          <header className="flex min-h-17 shrink-0 items-center justify-between gap-3 py-2 pr-3.5 pl-6 low:min-h-14">
            <OverlayTitle
              title={title}
              className="text-title"
              mark={
                // Where it covers the mark of the page.
                <span className={size === 'panel' ? 'flex empty:hidden tablet:hidden' : 'flex empty:hidden'}>
                  <SandboxMark form="short" />
                </span>
              }
            />
            <IconButton aria-label={t('close')} onPress={guard.requestClose}>
              <CloseIcon />
            </IconButton>
          </header>
          <OverlayLine />
          <CloseGuardContext value={guard}>
            <FooterSlot className="border-t border-border px-6 py-3.5" footer={footer}>
              <ScrollBox
                className="min-h-0 flex-1 touch-pan-y overflow-y-auto focus-visible:-outline-offset-2 low:flex-none low:overflow-visible"
                contentClassName="flex min-h-full flex-col *:only:grow"
              >
                {children}
              </ScrollBox>
            </FooterSlot>
          </CloseGuardContext>
        </AriaDialog>
      </AriaModal>
    </AriaModalOverlay>
  );
}
