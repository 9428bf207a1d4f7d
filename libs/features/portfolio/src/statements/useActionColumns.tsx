import { missing } from '@wealth/i18n-locale';
import type { ActionSide, ClientAction } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { PrivateFigure } from '@wealth/parts';
import type { DataTableColumn } from '@wealth/ui/data-table';
import { useMemo } from 'react';
import { ShareName } from './ShareName.tsx';
import { actionKinds, actionStates } from './actionTexts.ts';
import { ratioText } from './ratioText.ts';

/** Units of one share before or after, with its name where it is another one. */
function Side({ side, of }: { side: ActionSide; of: ClientAction }) {
  const formats = useFormats();
  return (
    <span className="block">
      <PrivateFigure>{formats.quantity(side.quantity)}</PrivateFigure>
      {side.instrument.symbol !== of.instrument.symbol && ` ${side.instrument.symbol}`}
    </span>
  );
}

/** The columns of a list of what companies did. */
export function useActionColumns() {
  const t = useMessages('statements');
  const formats = useFormats();
  return useMemo(
    (): ReadonlyArray<DataTableColumn<ClientAction>> => [
      {
        id: 'share',
        header: t('share'),
        isRowHeader: true,
        cell: ({ instrument, isin_before: isin }) => <ShareName instrument={instrument} isin={isin} />,
      },
      { id: 'ex', header: t('exDate'), cell: ({ ex_date: day }) => formats.day(day) },
      {
        id: 'kind',
        header: t('action'),
        cell: ({ kind, state }) => (
          <>
            {t(actionKinds[kind])}
            <span className="block text-caption text-fg-subtle">{t(actionStates[state])}</span>
          </>
        ),
      },
      { id: 'ratio', header: t('ratio'), align: 'end', cell: ({ ratio }) => ratioText(ratio) },
      {
        id: 'before',
        header: t('before'),
        align: 'end',
        cell: (action) => (action.before ? <Side side={action.before} of={action} /> : missing),
      },
      {
        id: 'after',
        header: t('after'),
        align: 'end',
        cell: (action) =>
          action.after.length === 0
            ? missing
            : action.after.map((side) => <Side key={side.isin} side={side} of={action} />),
      },
      {
        id: 'isin',
        header: t('isinAfter'),
        cell: ({ isin_after: isin }) => isin,
      },
    ],
    [t, formats],
  );
}
