import { progressTexts } from '@wealth/i18n-locale/ui/progress';
import { useStore } from '../internal/useStore.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { progress as pageProgress, type Progress } from './store.ts';

export interface ProgressBarProps {
  /** @default the route progress of this page */
  store?: Progress;
}

/** A 2 px line at the top of the page while a route loads. */
export function ProgressBar({ store = pageProgress }: ProgressBarProps) {
  const t = useUiText(progressTexts);
  const value = useStore(store);
  if (value === null) return null;
  return (
    <div
      role="progressbar"
      aria-label={t('pageLoading')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
      className="pointer-events-none fixed inset-x-0 top-0 z-tooltip h-0.5 origin-left bg-accent transition-transform duration-500 motion-reduce:transition-none forced-colors:bg-system-highlight"
      style={{ transform: `scaleX(${value})` }}
    />
  );
}
