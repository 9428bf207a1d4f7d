import { istInstant, type CalendarDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Badge } from '@wealth/ui/badge';
import { ClockIcon, SuccessIcon } from '@wealth/ui/icon';

export interface LimitStateProps {
  isOn: boolean;
  /** The day from which something looser counts; null where nothing waits. */
  from?: CalendarDay | null;
}

/** Whether a limit counts now, and whether that is about to change. */
export function LimitState({ isOn, from = null }: LimitStateProps) {
  const t = useMessages('profile');
  const formats = useFormats();
  if (from !== null) {
    return (
      <Badge tone="warning" icon={<ClockIcon size="xs" />}>
        {t('limitChangesOn', { day: formats.marketDay(istInstant(from)) })}
      </Badge>
    );
  }
  if (!isOn) return <Badge>{t('limitOff')}</Badge>;
  return (
    <Badge tone="accent" icon={<SuccessIcon size="xs" />}>
      {t('limitOn')}
    </Badge>
  );
}
