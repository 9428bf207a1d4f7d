import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Badge } from '@wealth/ui/badge';
import { ClockIcon } from '@wealth/ui/icon';

export interface StaleMarkProps {
  /** Whether the last refresh failed. */
  isStale: boolean;
  /** When the values on the screen are from: ISO 8601 with offset, or epoch milliseconds. */
  since: string | number;
}

/** Says when old values are from, once they could not be refreshed. */
export function StaleMark({ isStale, since }: StaleMarkProps) {
  const t = useMessages('market');
  const formats = useFormats();
  if (!isStale) return null;
  return (
    <Badge tone="warning" icon={<ClockIcon size="xs" />}>
      {t('stale', { time: formats.marketTime(since) })}
    </Badge>
  );
}
