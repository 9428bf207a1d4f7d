import type { FundRecord } from '@wealth/api-sdk/model';
import { Badge } from '@wealth/ui/badge';
import { AlertIcon, ClockIcon, SuccessIcon } from '@wealth/ui/icon';
import { useRecordWords } from './useRecordWords.ts';

const looks = {
  SENT: { tone: 'info', icon: <ClockIcon size="xs" /> },
  FAILED: { tone: 'negative', icon: <AlertIcon size="xs" /> },
} as const;

const isUnusual = (state: FundRecord['state']): state is keyof typeof looks => Object.hasOwn(looks, state);

export interface RecordBadgeProps {
  record: Pick<FundRecord, 'state'>;
  /** Also of what has come about as it should. @default false */
  hasUsual?: boolean;
}

/** What has become of a record. That it has come about is the rule: in a list only the others are marked. */
export function RecordBadge({ record, hasUsual = false }: RecordBadgeProps) {
  const words = useRecordWords();
  const { state } = record;
  if (isUnusual(state)) return <Badge {...looks[state]}>{words.stateOf(record)}</Badge>;
  return hasUsual ? (
    <Badge tone="positive" icon={<SuccessIcon size="xs" />}>
      {words.stateOf(record)}
    </Badge>
  ) : null;
}
