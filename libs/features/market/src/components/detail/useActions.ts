import { useGetActions } from '@wealth/api-sdk/stock';
import type { InstrumentRef } from '@wealth/domain';
import type { ChartMark } from '@wealth/ui/candle-chart';
import { useMemo } from 'react';
import { actionLetters, toCorporateAction } from '../../model/corporateAction.ts';
import { useActionText } from './useActionText.ts';

/** The corporate actions of an instrument: for its table, and as marks on its chart. */
export function useActions({ market, symbol }: InstrumentRef) {
  const query = useGetActions({ market, s: symbol });
  const textOf = useActionText();
  const { data } = query;
  const actions = useMemo(() => data?.map(toCorporateAction).filter((action) => action !== null), [data]);
  const marks = useMemo(
    () =>
      actions?.map((action): ChartMark => ({
        id: action.id,
        time: action.exDate,
        letter: actionLetters[action.kind],
        label: textOf(action),
      })),
    [actions, textOf],
  );
  return { query: { ...query, data: actions }, marks };
}
