import { useRef, type CSSProperties, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { useBreakpoint } from '../breakpoint/useBreakpoint.ts';
import { backdrop } from '../internal/backdrop.ts';
import { Dimming } from '../internal/Dimming.tsx';
import { ScrollBox } from '../internal/ScrollBox.tsx';
import { tv } from '../internal/tv.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { CloseGuardContext } from './closeGuardContext.ts';
import { FooterSlot } from './FooterSlot.tsx';
import type { ModalPosition } from './store.ts';
import { TitleBar } from './TitleBar.tsx';
import { useBackCloses } from './useBackCloses.ts';
import { useDrag } from './useDrag.ts';
import { useGuardedClose } from './useGuardedClose.ts';

const styles = tv({
  slots: {
    frame:
      'pointer-events-none fixed inset-x-0 top-0 flex justify-center transition-transform duration-base ease-out data-entering:translate-y-2',
    panel:
      'pointer-events-auto flex w-full flex-col overflow-hidden border border-border bg-surface-raised shadow-overlay outline-none',
    body: 'min-h-0 flex-1 overflow-y-auto px-6 pt-1 pb-6 focus-visible:-outline-offset-2',
    footer: 'flex flex-wrap justify-end gap-2.5 border-t border-border px-6 py-4',
  },
  variants: {
    position: {
      center: { frame: 'items-center' },
      top: { frame: 'items-start' },
      bottom: { frame: 'items-end' },
    },
    isFullscreen: {
      true: { panel: 'rounded-t-dialog border-x-0 border-b-0' },
      false: { frame: 'px-4', panel: 'rounded-dialog' },
    },
  },
});

const defaultGapPx = 40;
const defaultWidthPx = 480;
/** CSS pixels of the page that stay in sight above a fullscreen modal, its mark among them. */
const fullscreenRestPx = 80;

// Set by React Aria; unlike vh it leaves out what an on-screen keyboard covers.
const viewportHeight = 'var(--visual-viewport-height)';

interface Placing {
  position: ModalPosition;
  gap: number;
  width: number;
  isFullscreen: boolean;
}

function frameStyle({ position, gap, isFullscreen }: Placing): CSSProperties {
  return {
    height: viewportHeight,
    paddingTop: position === 'top' && !isFullscreen ? gap : undefined,
    paddingBottom: position === 'bottom' && !isFullscreen ? gap : undefined,
  };
}

function panelStyle({ position, gap, width, isFullscreen }: Placing): CSSProperties {
  if (isFullscreen) {
    const height = `calc(${viewportHeight} - ${fullscreenRestPx}px)`;
    return { height, maxHeight: height };
  }
  const share = `calc(${viewportHeight} * 0.95)`;
  const maxHeight = position === 'center' ? share : `min(${share}, calc(${viewportHeight} - ${gap}px))`;
  return { maxWidth: width, maxHeight };
}

export interface ModalProps {
  isOpen: boolean;
  /** Backdrop, Escape or the button Close asked for it; the owner decides. */
  onClose: () => void;
  /** @default the text "Modal" */
  title?: string;
  children: ReactNode;
  /** Actions under the scrolling content, always in sight. Content of its own fills it by `OverlayFooter`. */
  footer?: ReactNode;
  /** @default 'center' */
  position?: ModalPosition;
  /** Pixels. @default 40 */
  gap?: number;
  /** Pixels. @default 480 */
  width?: number;
  /** On a viewport under 768 px: its full width, and its height less 80 px. */
  isFullscreenOnMobile?: boolean;
  /** By the title bar, or by arrow keys on the handle in it; on viewports from 768 px. @default true */
  isDraggable?: boolean;
  /** @default false */
  backdropClosable?: boolean;
  /** Escape, backdrop and browser back do nothing; the button Close still calls `onClose`. @default false */
  hold?: boolean;
  /** @default true */
  hasCloseButton?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Id of what is said after the title, where the focus begins on a button. */
  'aria-describedby'?: string;
  /** Stands in the title bar of a fullscreen modal: the Sandbox mark, while the system info asks for it. */
  mark?: ReactNode;
}

/** A dialog that takes the page over: focus stays in it and returns, the page behind does not scroll. */
export function Modal(props: ModalProps) {
  const { isOpen, onClose, title, children, footer, position = 'center', ...rest } = props;
  const { gap = defaultGapPx, width = defaultWidthPx, isFullscreenOnMobile = false, role, mark } = rest;
  const { backdropClosable = false, hold = false, hasCloseButton = true, isDraggable = true } = rest;
  const messages = useUiMessages();
  const isMobile = useBreakpoint() === 'mobile';
  const placing = { position, gap, width, isFullscreen: isMobile && isFullscreenOnMobile };
  const slots = styles({
    position: placing.isFullscreen ? 'bottom' : position,
    isFullscreen: placing.isFullscreen,
  });

  const { requestClose, addGuard } = useGuardedClose(onClose);
  useBackCloses(isOpen, () => {
    if (!hold) requestClose();
  });

  return (
    <AriaModalOverlay
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) requestClose();
      }}
      isDismissable={backdropClosable && !hold}
      isKeyboardDismissDisabled={hold}
      className={backdrop({ layer: 'modal' })}
    >
      <Dimming />
      <AriaModal className={slots.frame()} style={frameStyle(placing)}>
        <ModalPanel
          role={role}
          aria-describedby={rest['aria-describedby']}
          className={slots.panel()}
          style={panelStyle(placing)}
          title={title ?? messages.modal}
          isDraggable={isDraggable && !isMobile}
          hasCloseButton={hasCloseButton}
          mark={placing.isFullscreen ? mark : undefined}
          onClose={requestClose}
        >
          <CloseGuardContext value={addGuard}>
            <FooterSlot className={slots.footer()} footer={footer}>
              <ScrollBox className={slots.body()}>{children}</ScrollBox>
            </FooterSlot>
          </CloseGuardContext>
        </ModalPanel>
      </AriaModal>
    </AriaModalOverlay>
  );
}

interface ModalPanelProps {
  title: string;
  children: ReactNode;
  className: string;
  style: CSSProperties;
  isDraggable: boolean;
  hasCloseButton: boolean;
  role?: 'dialog' | 'alertdialog';
  'aria-describedby'?: string;
  mark?: ReactNode;
  onClose: () => void;
}

/** Mounted while the modal is open, so that each opening begins where the layout puts it. */
function ModalPanel({ className, style, children, isDraggable, ...rest }: ModalPanelProps) {
  const { role, 'aria-describedby': describedBy, ...titleBar } = rest;
  const panel = useRef<HTMLElement>(null);
  const { offset, handlers } = useDrag(panel, isDraggable);
  const transform = offset.x === 0 && offset.y === 0 ? undefined : `translate(${offset.x}px, ${offset.y}px)`;
  return (
    <AriaDialog
      ref={panel}
      role={role}
      aria-describedby={describedBy}
      className={className}
      style={{ ...style, transform }}
    >
      <TitleBar {...titleBar} isDraggable={isDraggable} handlers={handlers} />
      {children}
    </AriaDialog>
  );
}
