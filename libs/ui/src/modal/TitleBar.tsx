import { useId } from 'react';
import { modalTexts } from '@wealth/i18n-locale/ui/modal';
import { overlayTexts } from '@wealth/i18n-locale/ui/overlay';
import { CloseIcon, MoveIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { OverlayTitle } from '../internal/OverlayTitle.tsx';
import { tv } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { SandboxMark } from '../sandbox-mark/SandboxMark.tsx';
import type { ModalShape } from './modalShape.ts';
import type { DragHandlers } from './useDrag.ts';

const styles = tv({
  slots: {
    bar: 'relative flex shrink-0 items-center justify-between gap-3',
    title: '',
  },
  variants: {
    shape: {
      window: { bar: 'pt-4 pb-3 pl-6', title: 'text-heading' },
      screen: { bar: 'min-h-14 border-b border-border py-1 pl-4', title: 'text-title' },
      sheet: { bar: 'min-h-14 pt-3 pb-1 pl-4', title: 'text-title' },
    },
    isDraggable: { true: { bar: 'cursor-move touch-none select-none' } },
    isSwipeable: { true: { bar: 'touch-none pt-4' } },
    hasCloseButton: { true: {}, false: {} },
  },
  compoundVariants: [
    // Without the button the title has the same room on both sides.
    { shape: 'window', hasCloseButton: true, class: { bar: 'pr-3.5' } },
    { shape: 'window', hasCloseButton: false, class: { bar: 'pr-6' } },
    { shape: ['screen', 'sheet'], hasCloseButton: true, class: { bar: 'pr-2' } },
    { shape: ['screen', 'sheet'], hasCloseButton: false, class: { bar: 'pr-4' } },
  ],
});

interface MoveHandleProps {
  title: string;
  onKeyDown: DragHandlers['onKeyDown'];
}

/** In sight only while it has the focus: the pointer takes the whole title bar. */
function MoveHandle({ title, onKeyDown }: MoveHandleProps) {
  const t = useUiText(modalTexts);
  const hintId = useId();
  return (
    <>
      <button
        type="button"
        aria-label={t('move', { title })}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:inset-x-0 focus-visible:top-1 focus-visible:mx-auto focus-visible:grid focus-visible:w-10 focus-visible:place-items-center focus-visible:rounded-badge focus-visible:text-fg-muted"
      >
        <MoveIcon size="sm" />
      </button>
      <span id={hintId} hidden>
        {t('moveHint')}
      </span>
    </>
  );
}

export interface TitleBarProps {
  title: string;
  shape: ModalShape;
  isDraggable: boolean;
  /** A finger on the bar pushes the sheet off the screen. */
  isSwipeable: boolean;
  handlers: DragHandlers;
  hasCloseButton: boolean;
  onClose: () => void;
}

/** Title, mark and button Close of a modal, and what moves it. */
export function TitleBar({ title, shape, isDraggable, isSwipeable, ...rest }: TitleBarProps) {
  const { handlers, hasCloseButton, onClose } = rest;
  const t = useUiText(overlayTexts);
  const slots = styles({ shape, isDraggable, isSwipeable, hasCloseButton });
  const { onKeyDown, ...pointerHandlers } = handlers;
  return (
    <header
      className={slots.bar()}
      data-swipe-handle={isSwipeable ? '' : undefined}
      {...(isDraggable ? pointerHandlers : {})}
    >
      {isSwipeable && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 top-2 mx-auto h-1 w-9 rounded-full bg-border-strong forced-colors:bg-system-text"
        />
      )}
      {isDraggable && <MoveHandle title={title} onKeyDown={onKeyDown} />}
      <OverlayTitle
        title={title}
        className={slots.title()}
        // It covers the mark of the page.
        mark={shape === 'screen' && <SandboxMark form="short" />}
      />
      {hasCloseButton && (
        <IconButton aria-label={t('close')} onPress={onClose}>
          <CloseIcon />
        </IconButton>
      )}
    </header>
  );
}
