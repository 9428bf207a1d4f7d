import { useEffect, useRef, useState, type Ref } from 'react';
import { loaderTexts } from '@wealth/i18n-locale/ui/loader';
import { overlayTexts } from '@wealth/i18n-locale/ui/overlay';
import { CloseIcon } from '../icon/icons.ts';
import { assignRef } from '../internal/assignRef.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { Spinner } from '../spinner/Spinner.tsx';

/** Milliseconds: what comes sooner is not announced by a frame that is gone at once. */
const patienceMs = 50;

export interface WaitingDialogProps {
  /** Escape or its button: what was asked for is not wanted any more. */
  onClose: () => void;
  /** Of the element: closed by `close()`, it gives the focus back to where it was. */
  ref?: Ref<HTMLDialogElement>;
}

/** Stands where an overlay will be, from the press on: the code that shows one is still on its way. */
export function WaitingDialog({ ref, onClose }: WaitingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isLate) dialog.current?.showModal();
  }, [isLate]);
  if (!isLate) return null;
  return (
    <WaitingFrame
      ref={(element) => {
        dialog.current = element;
        assignRef(ref, element);
      }}
      onClose={onClose}
    />
  );
}

/** The dialog before it is shown: a drawn page carries it along and shows it by itself. */
export function WaitingFrame({ ref, onClose }: { ref?: Ref<HTMLDialogElement>; onClose?: () => void }) {
  const t = useUiText(loaderTexts);
  const tOverlay = useUiText(overlayTexts);
  return (
    // The browser's own: it takes the focus, keeps it and closes by Escape without any code of ours.
    <dialog
      ref={ref}
      aria-label={t('loading')}
      onClose={onClose}
      className="m-auto w-full max-w-120 rounded-dialog border border-border bg-surface-raised p-2 text-fg shadow-overlay backdrop:bg-transparent max-tablet:mb-0 max-tablet:rounded-b-none"
    >
      <form method="dialog" className="flex justify-end">
        <button
          type="submit"
          aria-label={tOverlay('close')}
          className="grid size-11 cursor-pointer place-items-center rounded-control text-fg-muted"
        >
          <CloseIcon size="sm" />
        </button>
      </form>
      <div role="status" className="grid min-h-80 place-items-center pb-11 text-fg-muted">
        <Spinner size="lg" />
        <span className="sr-only">{t('loading')}</span>
      </div>
    </dialog>
  );
}
