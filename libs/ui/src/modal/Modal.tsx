import { useEffect, useEffectEvent, useRef, type CSSProperties, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { modalTexts } from '@wealth/i18n-locale/ui/modal';
import { useBreakpoint } from '../breakpoint/useBreakpoint.ts';
import { backdrop } from '../internal/backdrop.ts';
import { Dimming } from '../internal/Dimming.tsx';
import { ScrollBox } from '../internal/ScrollBox.tsx';
import { useLeave } from '../internal/useLeave.ts';
import { useSwipeToClose } from '../internal/useSwipeToClose.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { OverlayLine } from '../overlay-line/OverlayLine.tsx';
import { CloseGuardContext } from './CloseGuardContext.ts';
import { FooterSlot } from './FooterSlot.tsx';
import {
  frameStyle,
  modalShape,
  modalStyles,
  panelStyle,
  type ModalPosition,
  type ModalShape,
} from './modalShape.ts';
import { TitleBar } from './TitleBar.tsx';
import { useBackCloses } from './useBackCloses.ts';
import { useDrag } from './useDrag.ts';
import { useGuardedClose } from './useGuardedClose.ts';

const defaultGapPx = 40;
const defaultWidthPx = 480;

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
  /**
   * Fills a viewport under 768 px, with a head of 56 px; its content is never higher than the viewport less 80 px.
   * Without it a dialog is a sheet there, as high as its content. @default false
   */
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
  /** It has left the screen: an owner that keeps it until then may let it go, unless it is open again. */
  onGone?: () => void;
}

/** A dialog that takes the page over: focus stays in it and returns, the page behind does not scroll. */
export function Modal(props: ModalProps) {
  const { isOpen, onClose, title, children, footer, position = 'center', ...rest } = props;
  const { gap = defaultGapPx, width = defaultWidthPx, isFullscreenOnMobile = false, role } = rest;
  const { backdropClosable = false, hold = false, hasCloseButton = true, isDraggable = true } = rest;
  const t = useUiText(modalTexts);
  const isMobile = useBreakpoint() === 'mobile';
  const shape = modalShape(isMobile, isFullscreenOnMobile, position);
  const placing = { shape, position, gap, width };
  const slots = modalStyles({ shape, position: shape === 'window' ? position : 'bottom' });
  const frame = useRef<HTMLDivElement>(null);
  const isSwipeable = shape === 'sheet' && hasCloseButton && !hold;
  const guard = useGuardedClose(isOpen, onClose);
  const { requestClose } = guard;
  const swipe = useSwipeToClose({
    direction: 'down',
    isOpen,
    panel: frame,
    isByHandle: true,
    onClose: requestClose,
  });

  useBackCloses(isOpen, () => {
    if (!hold) requestClose();
  });
  const leave = useLeave(frame, isOpen);

  return (
    <AriaModalOverlay
      key={leave}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) requestClose();
      }}
      isDismissable={backdropClosable && !hold}
      isKeyboardDismissDisabled={hold}
      className={backdrop({ layer: 'modal' })}
    >
      <Dimming />
      <AriaModal
        ref={frame}
        className={slots.frame()}
        style={{ ...frameStyle(placing), ...swipe.style }}
        onClickCapture={guard.onClickCapture}
      >
        <ModalPanel
          role={role}
          aria-describedby={rest['aria-describedby']}
          className={slots.panel()}
          style={panelStyle(placing)}
          shape={shape}
          title={title ?? t('title')}
          isDraggable={isDraggable && !isMobile}
          hasCloseButton={hasCloseButton}
          isSwipeable={isSwipeable}
          swipeHandlers={isSwipeable ? swipe.handlers : undefined}
          onClose={requestClose}
          onGone={rest.onGone}
        >
          <CloseGuardContext value={guard}>
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
  shape: ModalShape;
  isDraggable: boolean;
  hasCloseButton: boolean;
  isSwipeable: boolean;
  swipeHandlers?: ReturnType<typeof useSwipeToClose>['handlers'];
  role?: 'dialog' | 'alertdialog';
  'aria-describedby'?: string;
  onClose: () => void;
  onGone?: () => void;
}

/** Mounted while the modal is open, so that each opening begins where the layout puts it. */
function ModalPanel({ className, style, children, isDraggable, swipeHandlers, ...rest }: ModalPanelProps) {
  const { role, 'aria-describedby': describedBy, onGone, ...titleBar } = rest;
  const tellGone = useEffectEvent(() => onGone?.());
  // React Aria takes the panel away when its last motion has ended.
  useEffect(() => () => tellGone(), []);
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
      {...swipeHandlers}
    >
      <TitleBar {...titleBar} isDraggable={isDraggable} handlers={handlers} />
      <OverlayLine />
      {children}
    </AriaDialog>
  );
}
