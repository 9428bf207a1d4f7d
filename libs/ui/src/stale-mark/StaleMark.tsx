import { formatMarketTime, type Instant } from '@wealth/i18n-locale';
import { Badge } from '../badge/Badge.tsx';
import { ClockIcon } from '../icon/icons.ts';
import { useComponentTexts } from '../messages/ComponentTextsProvider.tsx';
import { englishStaleMarkTexts } from './staleMarkTexts.ts';

export interface StaleMarkProps {
  /** Whether the last refresh failed. */
  isStale: boolean;
  /** When the values on the screen are from: ISO 8601 with offset, or epoch milliseconds. */
  since: Instant;
}

/** Says when old values are from, once they could not be refreshed. */
export function StaleMark({ isStale, since }: StaleMarkProps) {
  const texts = useComponentTexts('staleMark', englishStaleMarkTexts);
  if (!isStale) return null;
  return (
    <Badge tone="warning" icon={<ClockIcon size="xs" />}>
      {texts.valuesFrom(formatMarketTime(since))}
    </Badge>
  );
}
