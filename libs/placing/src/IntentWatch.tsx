import { browserIntents, useProfile } from '@wealth/session';
import { toasts, type ToastOptions } from '@wealth/ui/toast';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { Progress } from './createDesk.ts';
import type { Placing } from './definePlacing.ts';
import { useDesk } from './useDesk.ts';

/** Milliseconds: what had been lost is told until it is seen. */
const untilClosed = 0;

export interface IntentWords<Placed> {
  /** It did take effect: the answer alone was lost. */
  foundAgain: string;
  /** What came of it, in a few words. */
  name: (placed: Placed) => string;
  notPlaced: string;
  notPlacedText: string;
}

export interface IntentWatchProps<Body, Placed, Preview> {
  placing: Placing<Body, Placed, Preview>;
  words: IntentWords<Placed>;
}

function toastOf<Placed>(progress: Progress<Placed> | null, words: IntentWords<Placed>): ToastOptions | null {
  switch (progress?.kind) {
    case 'placed':
      // What was answered at once is told by whoever sent it.
      if (!progress.isFoundAgain) return null;
      return {
        type: 'success',
        title: words.foundAgain,
        description: words.name(progress.placed),
        duration: untilClosed,
      };
    case 'notPlaced':
      return {
        type: 'warning',
        title: words.notPlaced,
        description: words.notPlacedText,
        duration: untilClosed,
      };
    case 'asking':
    case 'refused':
    case 'sending':
    case undefined:
      return null;
  }
}

/**
 * Asks, on every page of a client, for the requests of a kind of which nobody knows what became of them: after a reload, a
 * crash, a sign-out, and when the form was closed while the server was being asked. What comes of it is told once, by one tab.
 */
export function IntentWatch<Body, Placed, Preview>({
  placing,
  words,
}: IntentWatchProps<Body, Placed, Preview>) {
  const client = useProfile()?.id ?? '';
  const intents = browserIntents();
  const read = () => intents.list(client);
  const open = useSyncExternalStore(intents.subscribe, read, read);
  const desk = useDesk(placing);
  const followed = useRef(new Set<string>());
  const tell = useEffectEvent((key: string, progress: Progress<Placed> | null) => {
    const toast = desk.isShown(key) ? null : toastOf(progress, words);
    if (toast) toasts.show(toast);
  });

  useEffect(() => {
    for (const { key, kind } of open) {
      if (kind !== placing.kind || followed.current.has(key)) continue;
      followed.current.add(key);
      // One that was sent here is being asked for already: its end is told as that of the others.
      void desk.takeUp(key).then((progress) => tell(key, progress));
    }
  }, [desk, open, placing.kind]);

  return null;
}
