import { formatPrice } from '@wealth/i18n-locale';
import type { UiMessages } from '../messages/index.ts';
import { shownDirection } from './shownDirection.ts';

/** A change in words: "up 0.84 percent". An unknown one is said as it is shown, as a dash. */
export function spokenChange(messages: UiMessages, percent: number | null | undefined): string {
  if (percent === null || percent === undefined || !Number.isFinite(percent)) return '—';
  const direction = shownDirection(percent);
  if (direction === 'flat') return messages.changeNone;
  const points = formatPrice(Math.abs(percent));
  return direction === 'up' ? messages.changeUp(points) : messages.changeDown(points);
}
