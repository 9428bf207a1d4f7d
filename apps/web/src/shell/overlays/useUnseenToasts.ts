import { toasts as pageToasts, type Toast } from '@wealth/ui/toast';
import { useState, useSyncExternalStore } from 'react';

function followSight(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const none: readonly Toast[] = [];
const nothingSeen: ReadonlyMap<string, number> = new Map();

/** What is only on its way is nothing to come back for. */
function isNews({ type }: Toast): boolean {
  return type !== 'loading';
}

/** The toasts that came, or said something new, while the page was out of sight; none as soon as it is in front. */
export function useUnseenToasts(): readonly Toast[] {
  const { toasts } = useSyncExternalStore(pageToasts.subscribe, pageToasts.getSnapshot);
  const isHidden = useSyncExternalStore(followSight, () => document.hidden);
  /** How often each had been said when the page went out of sight; null while it is in front. */
  const [seen, setSeen] = useState(isHidden ? nothingSeen : null);
  if (isHidden && seen === null) setSeen(new Map(toasts.map(({ id, repeats }) => [id, repeats])));
  if (!isHidden && seen !== null) setSeen(null);
  if (!isHidden || seen === null) return none;
  return toasts.filter((toast) => isNews(toast) && seen.get(toast.id) !== toast.repeats);
}
