import type { GetMoversKind } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { useState, type ReactNode } from 'react';
import { MoversCard } from '../MoversCard.tsx';

const kinds = ['active', 'gainers', 'losers'] as const satisfies readonly GetMoversKind[];
const labels = { active: 'mostActive', gainers: 'gainers', losers: 'losers' } as const;

export interface RankingsCardProps {
  /** Rows. */
  count: number;
  /** A way to more of them, beneath the switch. */
  action?: ReactNode;
}

/** The shares that are traded most, rise most and fall most, one ranking at a time. */
export function RankingsCard({ count, action }: RankingsCardProps) {
  const t = useMessages('parts');
  const [kind, setKind] = useState<GetMoversKind>('active');
  return (
    <MoversCard
      title={t('rankings')}
      kind={kind}
      count={count}
      action={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <SegmentedControl
            aria-label={t('rankingsBy')}
            value={kind}
            onChange={setKind}
            options={kinds.map((value) => ({ value, label: t(labels[value]) }))}
          />
          {action}
        </span>
      }
    />
  );
}
