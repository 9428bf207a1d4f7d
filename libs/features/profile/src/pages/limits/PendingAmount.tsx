import { toWire, type CalendarDay, type Paise } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';

export interface PendingAmountProps {
  /** What counts until then. */
  standing: Paise;
  /** What counts then; null for no limit. */
  next: Paise | null;
  from: CalendarDay;
  isDisabled: boolean;
  onKeep: () => void;
}

/** A looser amount that waits for its day, and the way to take it back. */
export function PendingAmount({ standing, next, from, isDisabled, onKeep }: PendingAmountProps) {
  const t = useMessages('profile');
  const formats = useFormats();
  const shown = (amount: Paise) => formats.amount(toWire(amount));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-warning-soft py-2 pr-2 pl-3.5 text-detail forced-colors:border">
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 wrap-anywhere tabular-nums">
        <span>{shown(standing)}</span>
        <span className="text-warning">
          <span aria-hidden="true">→</span>
          <span className="sr-only">{t('limitBecomes')}</span>
        </span>
        <strong className="font-semibold">{next === null ? t('limitNoLimit') : shown(next)}</strong>
        <span className="text-fg-muted">{t('limitLooser', { day: formats.day(from) })}</span>
      </p>
      <Button variant="secondary" size="sm" isDisabled={isDisabled} onPress={onKeep}>
        {t('limitKeep', { amount: shown(standing) })}
      </Button>
    </div>
  );
}
