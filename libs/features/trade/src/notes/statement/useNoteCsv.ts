import type { ContractNote, ContractNoteOrder } from '@wealth/api-sdk/model';
import { orderChargeCodes } from '@wealth/api-sdk/codes';
import { toWire } from '@wealth/domain';
import { useCsv, type FileColumn } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { useMemo } from 'react';
import { chargeOf } from '../noteFigures.ts';
import { useNoteWords } from '../useNoteWords.ts';

/** An order, and the note on which it stands. */
interface NotedOrder {
  note: ContractNote;
  order: ContractNoteOrder;
}

function useNoteColumns(): ReadonlyArray<FileColumn<NotedOrder>> {
  const { t, words, chargeName } = useNoteWords();
  return useMemo(() => {
    const charges = orderChargeCodes.map((code) => ({
      title: chargeName({ code, label: code }),
      cell: ({ order }: NotedOrder) => toWire(chargeOf(order, code)),
    }));
    return [
      {
        csv: [
          { title: t('tradeDay'), cell: ({ note }: NotedOrder) => note.day },
          { title: t('number'), cell: ({ note }: NotedOrder) => note.number },
          { title: t('orderNumber'), cell: ({ order }: NotedOrder) => order.exchange_order_id },
          { title: t('side'), cell: ({ order }: NotedOrder) => words.sideName(order.side) },
          { title: t('exchange'), cell: ({ order }: NotedOrder) => order.instrument.market },
          { title: t('instrument'), cell: ({ order }: NotedOrder) => order.instrument.symbol },
          { title: t('isin'), cell: ({ order }: NotedOrder) => order.isin },
          { title: t('quantity'), cell: ({ order }: NotedOrder) => order.quantity },
          { title: t('average'), cell: ({ order }: NotedOrder) => order.average_price },
          { title: t('value'), cell: ({ order }: NotedOrder) => order.value },
          ...charges,
          { title: t('charges'), cell: ({ order }: NotedOrder) => order.charges_total },
          { title: t('net'), cell: ({ order }: NotedOrder) => order.net },
          { title: t('settlementDay'), cell: ({ note }: NotedOrder) => note.settlement_date },
        ],
      },
    ];
  }, [t, words, chargeName]);
}

/** The orders of contract notes as a file. @param read - All of the notes. */
export function useNoteCsv(range: string, read: () => Promise<ContractNote[]>) {
  const { t, formats } = useNoteWords();
  const { serverClock } = useSession();
  return useCsv<NotedOrder>({
    name: 'contract-notes',
    head: (rows) =>
      t('notesCsv', {
        count: new Set(rows.map(({ note }) => note.number)).size,
        range,
        time: formats.dateTime(serverClock.now(), { hasSeconds: true }),
      }),
    columns: useNoteColumns(),
    rows: async () => (await read()).flatMap((note) => note.orders.map((order) => ({ note, order }))),
    isOwn: true,
  });
}
