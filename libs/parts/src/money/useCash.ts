import type { Asset } from '@wealth/api-sdk/model';
import { useGetAsset } from '@wealth/api-sdk/stat';
import { pendingSettlement } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { useNow } from '@wealth/ui/clock';

/** A part of the client's money; the net worth is all of it with what is held. */
export type CashPart = Extract<
  keyof Asset,
  'available' | 'unsettled' | 'blocked' | 'withdrawable' | 'pledged' | 'total'
>;

/** What the parts of the client's money are called, everywhere. */
export function useCashNames(): (part: CashPart) => string {
  const t = useMessages('parts');
  const formats = useFormats();
  const { serverClock } = useSession();
  const { settlesOn } = pendingSettlement(useNow({ clock: serverClock.now, spanMs: 60_000 }));
  return (part) => {
    switch (part) {
      case 'available':
        return t('cashAvailable');
      case 'unsettled':
        return t('cashSettles', { day: formats.day(settlesOn, { hasYear: false }) });
      case 'blocked':
        return t('cashBlocked');
      case 'withdrawable':
        return t('cashWithdrawable');
      case 'pledged':
        return t('cashPledged');
      case 'total':
        return t('cashNetWorth');
    }
  };
}

/** The client's money and the names of its parts. */
export function useCash() {
  const query = useGetAsset();
  return { query, asset: query.data, nameOf: useCashNames() };
}

export type Cash = ReturnType<typeof useCash>;
