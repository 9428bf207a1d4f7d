import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { CloseIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { backdrop } from '../internal/backdrop.ts';
import { ScrollBox } from '../internal/ScrollBox.tsx';
import { tv, type VariantProps } from '../internal/tv.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';

const panel = tv({
  base: 'fixed inset-y-0 z-drawer bg-surface-raised shadow-overlay transition-transform duration-slow ease-sheet',
  variants: {
    side: {
      left: 'left-0 border-r border-border data-entering:-translate-x-full data-exiting:-translate-x-full',
      right: 'right-0 border-l border-border data-entering:translate-x-full data-exiting:translate-x-full',
    },
    size: {
      wide: 'w-17/20',
      panel: 'w-full tablet:w-100',
    },
  },
  defaultVariants: { side: 'right', size: 'wide' },
});

export interface SideDrawerProps {
  isOpen: boolean;
  /** Backdrop, Escape or the button Close asked for it; the owner decides. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Under the scrolling content, always in sight. */
  footer?: ReactNode;
  /** @default 'right' */
  side?: VariantProps<typeof panel>['side'];
  /** @default 'wide' — 85 % of the viewport; 'panel' is 400 px, and the full width under 768 px. */
  size?: VariantProps<typeof panel>['size'];
}

/** A panel that slides in from the side over a dimmed page, which does not scroll meanwhile. */
export function SideDrawer({ isOpen, onClose, title, children, footer, side, size }: SideDrawerProps) {
  const messages = useUiMessages();
  return (
    <AriaModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      className={backdrop({ layer: 'drawer' })}
    >
      <AriaModal className={panel({ side, size })}>
        <AriaDialog className="flex h-full flex-col outline-none">
          <header className="flex min-h-17 items-center justify-between gap-3 py-2 pr-3.5 pl-6">
            <AriaHeading slot="title" className="text-title">
              {title}
            </AriaHeading>
            <IconButton aria-label={messages.close} onPress={onClose}>
              <CloseIcon />
            </IconButton>
          </header>
          <ScrollBox className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2">
            {children}
          </ScrollBox>
          {footer !== undefined && <footer className="border-t border-border px-6 py-3.5">{footer}</footer>}
        </AriaDialog>
      </AriaModal>
    </AriaModalOverlay>
  );
}
