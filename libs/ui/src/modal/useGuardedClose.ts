import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { modalTexts } from '@wealth/i18n-locale/ui/modal';
import { isPlainPress } from '../internal/isPlainPress.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import type { CloseGuard } from './CloseGuardContext.ts';
import { confirm } from './confirm.ts';

interface GuardedClose extends CloseGuard {
  /** For the panel: a link in it leads away from what was typed as much as its button Close. */
  onClickCapture: (event: MouseEvent) => void;
}

/** Links that leave the page where it is: to another tab, to a file, to something above it, to a mail or a call. */
const staying = '[target=_blank], [download], [data-opens-above], :not([href])';

/** The link that a press follows in this tab; null for any other press. */
function linkFollowed(event: MouseEvent): HTMLAnchorElement | null {
  if (!(event.target instanceof Element) || !isPlainPress(event)) return null;
  const link = event.target.closest('a');
  if (!link || link.matches(staying)) return null;
  return link.protocol === 'http:' || link.protocol === 'https:' ? link : null;
}

/** What an overlay does in the place of closing when somebody wants to leave it; for the context around its content. */
export function useGuardedClose(isOpen: boolean, onClose: () => void): GuardedClose {
  const t = useUiText(modalTexts);
  const [guards] = useState(() => new Set<() => boolean>());
  const question = useRef<AbortController | null>(null);
  const allowed = useRef<HTMLAnchorElement | null>(null);

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

  const isAtStake = () => [...guards].some((wouldLose) => wouldLose());

  function requestLeave(then?: () => void) {
    if (question.current) return;
    function leave() {
      onClose();
      then?.();
    }
    if (isAtStake()) void ask(leave);
    else leave();
  }

  function onClickCapture(event: MouseEvent) {
    const link = linkFollowed(event);
    if (!link || link === allowed.current || !isAtStake()) return;
    event.preventDefault();
    event.stopPropagation();
    // Pressed once more, while it is still there, it leads where it leads.
    requestLeave(() => {
      allowed.current = link;
      link.click();
      allowed.current = null;
    });
  }

  return { requestClose: () => requestLeave(), requestLeave, addGuard, onClickCapture };
}
