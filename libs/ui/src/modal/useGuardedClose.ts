import { useEffect, useRef, useState } from 'react';
import { modalTexts } from '@wealth/i18n-locale/ui/modal';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import type { CloseGuard } from './CloseGuardContext.ts';
import { confirm } from './confirm.ts';

/** What an overlay does in the place of closing when somebody wants to leave it; for the context around its content. */
export function useGuardedClose(isOpen: boolean, onClose: () => void): CloseGuard {
  const t = useUiText(modalTexts);
  const [guards] = useState(() => new Set<() => boolean>());
  const question = useRef<AbortController | null>(null);

  // Whatever has closed the overlay meanwhile: there is nothing left to discard.
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => question.current?.abort();
  }, [isOpen]);

  async function ask(leave: () => void) {
    const asked = new AbortController();
    question.current = asked;
    const isDiscarded = await confirm({
      message: t('discardQuestion'),
      confirmText: t('discard'),
      cancelText: t('keepEditing'),
      isDestructive: true,
      signal: asked.signal,
    });
    question.current = null;
    if (isDiscarded) leave();
  }

  const [addGuard] = useState((): CloseGuard['addGuard'] => (wouldLose) => {
    guards.add(wouldLose);
    return () => guards.delete(wouldLose);
  });

  function requestLeave(then?: () => void) {
    if (question.current) return;
    function leave() {
      onClose();
      then?.();
    }
    if ([...guards].some((wouldLose) => wouldLose())) void ask(leave);
    else leave();
  }

  return { requestClose: () => requestLeave(), requestLeave, addGuard };
}
