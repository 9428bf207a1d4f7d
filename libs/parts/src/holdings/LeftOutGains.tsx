import type { Holding } from '@wealth/api-sdk/model';
import { useGetHoldings } from '@wealth/api-sdk/stat';
import { calendarDay, instrumentIdOf } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';

const textKeys = { split: 'gainAfterSplit', bonus: 'gainAfterBonus', rights: 'gainAfterRights' } as const;

export interface LeftOutLineProps {
  holding: Holding;
  action: NonNullable<Holding['corporate_action']>;
}

/** Why the gain of a holding is left out. */
export function LeftOutLine({ holding, action }: LeftOutLineProps) {
  const t = useMessages('parts');
  const formats = useFormats();
  const { symbol } = holding.instrument;
  return (
    <p className="text-caption text-fg-muted">
      {t(textKeys[action.kind], { symbol, date: formats.day(calendarDay(action.on)) })}
    </p>
  );
}

/** Which gains the sums leave out, and why; nothing where none is. */
export function LeftOutGains() {
  const { data = [] } = useGetHoldings();
  return data.flatMap((holding) => {
    const { corporate_action: action, instrument } = holding;
    return action ? [<LeftOutLine key={instrumentIdOf(instrument)} holding={holding} action={action} />] : [];
  });
}
