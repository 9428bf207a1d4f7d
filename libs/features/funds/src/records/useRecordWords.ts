import type { FundRecord } from '@wealth/api-sdk/model';
import { istDay } from '@wealth/domain';
import { missing, type PlainMessageKey } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useIsMasked } from '@wealth/parts';
import { useMemo } from 'react';

type Key = PlainMessageKey<'funds'>;

export const recordKindTexts = {
  deposit: 'recordDeposit',
  withdrawal: 'recordWithdrawal',
  settlement: 'recordSettlement',
  purchase: 'recordPurchase',
  sale: 'recordSale',
  charge: 'recordCharge',
  refund: 'recordRefund',
  fee: 'recordFee',
} as const satisfies Record<FundRecord['kind'], Key>;

export const recordStateTexts = {
  CREDITED: 'recordStateCredited',
  SENT: 'recordStateSent',
  PAID: 'recordStatePaid',
  FAILED: 'recordStateFailed',
  CHARGED: 'recordStateCharged',
  SETTLED: 'recordStateSettled',
} as const satisfies Record<FundRecord['state'], Key>;

/** What has come back to the cash that it had left. */
const backTexts = {
  withdrawal: 'recordWithdrawalBack',
  settlement: 'recordSettlementBack',
} as const;

const isPayout = (kind: FundRecord['kind']): kind is keyof typeof backTexts => Object.hasOwn(backTexts, kind);

/** Whether it is money that was on its way out and has come back. */
export const hasComeBack = ({ kind, amount }: Pick<FundRecord, 'kind' | 'amount'>) =>
  isPayout(kind) && amount > 0;

/** What a record says of itself, in the client's language. The same object until that changes. */
export function useRecordWords() {
  const t = useMessages('funds');
  const formats = useFormats();
  const isMasked = useIsMasked();
  return useMemo(() => {
    const dayOf = (instant: string) => formats.day(istDay(Date.parse(instant)));

    /** "Bought 45 ARAVBANK at 1,008.00"; without its figures while amounts are hidden. */
    function traded({ kind, trade, instrument }: FundRecord): string {
      const symbol = instrument?.symbol ?? missing;
      const isSale = kind === 'sale';
      if (trade === null || isMasked)
        return t(isSale ? 'recordSoldHidden' : 'recordBoughtHidden', { symbol });
      const quantity = formats.quantity(trade.quantity);
      return isSale
        ? t('recordSold', { quantity, symbol })
        : t('recordBought', { quantity, symbol, price: formats.price(trade.price) });
    }

    return {
      dayOf,
      /** For a column whose head names the zone. */
      clockOf: (instant: string) => formats.marketTime(instant, { hasSeconds: true, hasZone: false }),
      stateOf: ({ state }: Pick<FundRecord, 'state'>) => t(recordStateTexts[state]),
      /** What it was. */
      titleOf(record: FundRecord): string {
        const { kind } = record;
        if (kind === 'purchase' || kind === 'sale') return traded(record);
        return t(isPayout(kind) && hasComeBack(record) ? backTexts[kind] : recordKindTexts[kind]);
      },
      /** Which account or share, and when it was sold; null for what needs no more words. */
      detailOf({ kind, trade, instrument, account }: FundRecord): string | null {
        if (account) return t('accountName', { bank: account.bank_name, number: account.masked_number });
        if (kind === 'sale' && trade) {
          const day = dayOf(trade.traded_at);
          return isMasked
            ? t('recordSoldOn', { day })
            : t('recordSoldOnAt', { day, price: formats.price(trade.price) });
        }
        return kind === 'charge' && instrument ? t('recordChargeOf', { symbol: instrument.symbol }) : null;
      },
    };
  }, [t, formats, isMasked]);
}
