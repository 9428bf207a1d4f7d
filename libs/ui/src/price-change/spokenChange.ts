import { formatPrice, type UiText } from '@wealth/i18n-locale';
import { shownDirection } from './shownDirection.ts';

/** A change in words: "up 0.84 percent". An unknown one is said as it is shown, as a dash. */
export function spokenChange(t: UiText<'priceChange'>, percent: number | null | undefined): string {
  if (percent === null || percent === undefined || !Number.isFinite(percent)) return '—';
  const direction = shownDirection(percent);
  if (direction === 'flat') return t('none');
  return t(direction, { percent: formatPrice(Math.abs(percent)) });
}
