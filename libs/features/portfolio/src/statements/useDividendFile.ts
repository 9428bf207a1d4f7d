import type { ClientAction, Dividend } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import type { CsvColumn, FileColumn } from '@wealth/parts';
import { useMemo } from 'react';
import { actionKinds, actionStates, dividendStates } from './actionTexts.ts';
import { ratioText } from './ratioText.ts';

/** A line of the file: a dividend, or another action of a company. */
export type DividendLine = { dividend: Dividend; action: null } | { dividend: null; action: ClientAction };

/** Dividends and actions as lines of one file, the newest first as they are listed. */
export function linesOf(dividends: readonly Dividend[], actions: readonly ClientAction[]): DividendLine[] {
  const lines: DividendLine[] = [
    ...dividends.map((dividend) => ({ dividend, action: null })),
    ...actions.map((action) => ({ dividend: null, action })),
  ];
  const dayOf = ({ dividend, action }: DividendLine) => (dividend ?? action)?.ex_date ?? '';
  return lines.toSorted((one, other) => (dayOf(one) < dayOf(other) ? 1 : -1));
}

const unitsAfter = ({ after, instrument }: ClientAction) =>
  after.map(({ quantity, instrument: of }) =>
    of.symbol === instrument.symbol ? String(quantity) : `${quantity} ${of.symbol}`,
  );

/** The columns of a file of dividends and actions. */
export function useDividendFile(): ReadonlyArray<FileColumn<DividendLine>> {
  const t = useMessages('statements');
  return useMemo(() => {
    const common: Array<CsvColumn<DividendLine>> = [
      { title: t('exDate'), cell: ({ dividend, action }) => (dividend ?? action).ex_date },
      {
        title: t('action'),
        cell: ({ action }) => t(action ? actionKinds[action.kind] : 'dividend'),
      },
      { title: t('share'), cell: ({ dividend, action }) => (dividend ?? action).instrument.symbol },
      {
        title: t('isin'),
        cell: ({ dividend, action }) => (dividend ? dividend.isin : action.isin_before),
      },
      {
        title: t('state'),
        cell: ({ dividend, action }) =>
          t(dividend ? dividendStates[dividend.state] : actionStates[action.state]),
      },
    ];
    const ofDividend: Array<CsvColumn<DividendLine>> = [
      { title: t('quantity'), cell: ({ dividend }) => dividend && dividend.quantity },
      { title: t('perShare'), cell: ({ dividend }) => dividend && dividend.per_share },
      { title: t('gross'), cell: ({ dividend }) => dividend && dividend.gross },
      { title: t('tds'), cell: ({ dividend }) => dividend && dividend.tds },
      { title: t('net'), cell: ({ dividend }) => dividend && dividend.net },
      { title: t('expectedOn'), cell: ({ dividend }) => dividend && dividend.expected_on },
      { title: t('paidOn'), cell: ({ dividend }) => dividend && dividend.paid_on },
    ];
    const ofAction: Array<CsvColumn<DividendLine>> = [
      { title: t('ratio'), cell: ({ action }) => action && ratioText(action.ratio) },
      { title: t('before'), cell: ({ action }) => action?.before?.quantity ?? null },
      { title: t('after'), cell: ({ action }) => action && unitsAfter(action).join(' + ') },
      { title: t('isinAfter'), cell: ({ action }) => action && action.isin_after },
    ];
    return [{ csv: [...common, ...ofDividend, ...ofAction] }];
  }, [t]);
}
