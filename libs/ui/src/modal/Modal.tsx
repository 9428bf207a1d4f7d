import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { CloseIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { backdrop } from '../internal/backdrop.ts';
import { ScrollBox } from '../internal/ScrollBox.tsx';
import { tv } from '../internal/tv.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import type { ModalPosition } from './store.ts';

const styles = tv({
  slots: {
    frame:
      'pointer-events-none fixed inset-0 z-modal flex justify-center px-4 transition-transform duration-base ease-out data-entering:translate-y-2',
    panel:
      'pointer-events-auto flex w-full flex-col overflow-hidden border border-border bg-surface-raised shadow-overlay outline-none',
    header: 'flex items-center justify-between gap-3 pt-4 pr-3.5 pb-3 pl-6',
    body: 'min-h-0 flex-1 overflow-y-auto px-6 pt-1 pb-6 focus-visible:-outline-offset-2',
  },
  variants: {
    position: {
      center: { frame: 'items-center' },
      top: { frame: 'items-start' },
      bottom: { frame: 'items-end' },
    },
    isFullscreenOnMobile: {
      true: {
        frame: 'max-tablet:p-0!',
        panel: 'max-tablet:h-full max-tablet:max-h-full! max-tablet:max-w-none! tablet:rounded-dialog',
      },
      false: { panel: 'rounded-dialog' },
    },
  },
});

const defaultGapPx = 40;
const defaultWidthPx = 480;

export interface ModalProps {
  isOpen: boolean;
  /** Backdrop, Escape or the button Close asked for it; the owner decides. */
  onClose: () => void;
  /** @default the text "Modal" */
  title?: string;
  children: ReactNode;
  /** Under the scrolling content, always in sight. */
  footer?: ReactNode;
  /** @default 'center' */
  position?: ModalPosition;
  /** Pixels. @default 40 */
  gap?: number;
  /** Pixels. @default 480 */
  width?: number;
  isFullscreenOnMobile?: boolean;
  /** @default false */
  backdropClosable?: boolean;
  /** Escape and backdrop do nothing; the button Close still calls `onClose`. @default false */
  hold?: boolean;
  /** @default true */
  hasCloseButton?: boolean;
  role?: 'dialog' | 'alertdialog';
}

/** A dialog that takes the page over: focus stays in it and returns, the page behind does not scroll. */
export function Modal({
  isOpen,
  onClose,
  title,
  children,
  footer,
  position = 'center',
  ...rest
}: ModalProps) {
  const { gap = defaultGapPx, width = defaultWidthPx, isFullscreenOnMobile = false, role } = rest;
  const { backdropClosable = false, hold = false, hasCloseButton = true } = rest;
  const messages = useUiMessages();
  const slots = styles({ position, isFullscreenOnMobile });

  return (
    <AriaModalOverlay
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      isDismissable={backdropClosable && !hold}
      isKeyboardDismissDisabled={hold}
      className={backdrop({ layer: 'modal' })}
    >
      <AriaModal
        className={slots.frame()}
        style={{
          paddingTop: position === 'top' ? gap : undefined,
          paddingBottom: position === 'bottom' ? gap : undefined,
        }}
      >
        <AriaDialog
          role={role}
          className={slots.panel()}
          style={{
            maxWidth: width,
            maxHeight: position === 'center' ? '95vh' : `min(95vh, calc(100vh - ${gap}px))`,
          }}
        >
          <header className={slots.header()}>
            <AriaHeading slot="title" className="text-heading">
              {title ?? messages.modal}
            </AriaHeading>
            {hasCloseButton && (
              <IconButton aria-label={messages.close} onPress={onClose}>
                <CloseIcon />
              </IconButton>
            )}
          </header>
          <ScrollBox className={slots.body()}>{children}</ScrollBox>
          {footer !== undefined && <footer className="border-t border-border px-6 py-4">{footer}</footer>}
        </AriaDialog>
      </AriaModal>
    </AriaModalOverlay>
  );
}
