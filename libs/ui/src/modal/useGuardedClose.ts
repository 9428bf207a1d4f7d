import { useRef, useState } from 'react';
import { useComponentTexts } from '../messages/ComponentTextsProvider.tsx';
import type { AddCloseGuard } from './closeGuardContext.ts';
import { confirm } from './confirm.ts';
import { englishModalTexts } from './modalTexts.ts';

export interface GuardedClose {
  /** Closes at once, or asks first when a form inside would lose what was typed. */
  requestClose: () => void;
  /** For the CloseGuardContext around the content. */
  addGuard: AddCloseGuard;
}

/** What an overlay does in the place of closing when somebody wants to leave it. */
export function useGuardedClose(onClose: () => void): GuardedClose {
  const texts = useComponentTexts('modal', englishModalTexts);
  const [guards] = useState(() => new Set<() => boolean>());
  const isAsking = useRef(false);

  async function ask() {
    isAsking.current = true;
    const isDiscarded = await confirm({
      message: texts.discardQuestion,
      confirmText: texts.discard,
      cancelText: texts.keepEditing,
      isDestructive: true,
    });
    isAsking.current = false;
    if (isDiscarded) onClose();
  }

  const [addGuard] = useState((): AddCloseGuard => (wouldLose) => {
    guards.add(wouldLose);
    return () => guards.delete(wouldLose);
  });

  function requestClose() {
    if (isAsking.current) return;
    if ([...guards].some((wouldLose) => wouldLose())) void ask();
    else onClose();
  }

  return { requestClose, addGuard };
}
