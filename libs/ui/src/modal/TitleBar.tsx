import { useId, type ReactNode } from 'react';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { CloseIcon, MoveIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { tv } from '../internal/tv.ts';
import { useComponentTexts } from '../messages/ComponentTextsProvider.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { englishModalTexts } from './modalTexts.ts';
import type { DragHandlers } from './useDrag.ts';

const styles = tv({
  base: 'relative flex items-center justify-between gap-3 pt-4 pb-3 pl-6',
  variants: {
    isDraggable: { true: 'cursor-move touch-none select-none' },
    // Without the button the title has the same room on both sides.
    hasCloseButton: { true: 'pr-3.5', false: 'pr-6' },
  },
});

interface MoveHandleProps {
  title: string;
  onKeyDown: DragHandlers['onKeyDown'];
}

/** In sight only while it has the focus: the pointer takes the whole title bar. */
function MoveHandle({ title, onKeyDown }: MoveHandleProps) {
  const texts = useComponentTexts('modal', englishModalTexts);
  const hintId = useId();
  return (
    <>
      <button
        type="button"
        aria-label={texts.move(title)}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:inset-x-0 focus-visible:top-1 focus-visible:mx-auto focus-visible:grid focus-visible:w-10 focus-visible:place-items-center focus-visible:rounded-badge focus-visible:text-fg-muted"
      >
        <MoveIcon size="sm" />
      </button>
      <span id={hintId} hidden>
        {texts.moveHint}
      </span>
    </>
  );
}

export interface TitleBarProps {
  title: string;
  isDraggable: boolean;
  handlers: DragHandlers;
  hasCloseButton: boolean;
  /** Before the button Close: the mark of the sandbox on a dialog that fills a phone. */
  mark?: ReactNode;
  onClose: () => void;
}

/** Title, mark and button Close of a modal, and what moves it. */
export function TitleBar({ title, isDraggable, handlers, hasCloseButton, mark, onClose }: TitleBarProps) {
  const messages = useUiMessages();
  const { onKeyDown, ...pointerHandlers } = handlers;
  return (
    <header className={styles({ isDraggable, hasCloseButton })} {...(isDraggable ? pointerHandlers : {})}>
      {isDraggable && <MoveHandle title={title} onKeyDown={onKeyDown} />}
      <AriaHeading slot="title" className="min-w-0 flex-1 text-heading wrap-anywhere">
        {title}
      </AriaHeading>
      {mark}
      {hasCloseButton && (
        <IconButton aria-label={messages.close} onPress={onClose}>
          <CloseIcon />
        </IconButton>
      )}
    </header>
  );
}
