import type { Translate } from '@wealth/i18n-locale';
import { instrumentIdOf } from '@wealth/domain';
import { InstrumentCell, type CsvColumn, type FileColumn } from '@wealth/parts';
import { ActionDateCell, ActionNameCell, IsinCell, PhoneAction, UnitsCell } from './actionCells.tsx';
import type { ChangedShares, HistoryRow } from './joinedRows.ts';
import type { ActionPart } from './withActions.tsx';

type Texts = Translate<'orders'>;

const sharesOf = ({ after }: ChangedShares, which: 'quantity' | 'isin') =>
  after.map((side) => side[which]).join(' + ');

/** What the columns have of an action, by their ids. */
export function actionParts(t: Texts, nameOf: (action: ChangedShares) => string): Record<string, ActionPart> {
  return {
    date: {
      cell: (action) => <ActionDateCell action={action} />,
      csv: { [t('date')]: ({ ex_date: day }) => day },
    },
    instrument: {
      cell: ({ instrument }) => <InstrumentCell instrument={instrument} />,
      csv: {
        [t('instrument')]: ({ instrument }) => instrumentIdOf(instrument),
        [t('name')]: ({ instrument }) => instrument.name,
      },
      phone: {
        title: ({ instrument }) => <span className="block truncate">{instrument.symbol}</span>,
        detail: (action) => <PhoneAction action={action} />,
      },
    },
    type: {
      cell: (action) => <ActionNameCell action={action} />,
      csv: { [t('type')]: (action) => nameOf(action) },
    },
    filled: { cell: (action) => <UnitsCell action={action} /> },
    status: {
      cell: (action) => <IsinCell action={action} />,
      phone: {
        value: (action) => <UnitsCell action={action} />,
        valueDetail: ({ isin_after: isin }) => isin,
      },
    },
  };
}

/** What a file alone has of an action. */
export function actionFileColumn(t: Texts): FileColumn<HistoryRow> {
  const ofAction = (cellOf: CsvColumn<ChangedShares>['cell']) => (row: HistoryRow) =>
    row.kind === 'action' ? cellOf(row.action) : null;
  return {
    csv: [
      { title: t('csvUnitsBefore'), cell: ofAction(({ before }) => before.quantity) },
      { title: t('csvUnitsAfter'), cell: ofAction((action) => sharesOf(action, 'quantity')) },
      { title: t('csvIsinBefore'), cell: ofAction(({ isin_before: isin }) => isin) },
      { title: t('csvIsinAfter'), cell: ofAction((action) => sharesOf(action, 'isin')) },
    ],
  };
}
