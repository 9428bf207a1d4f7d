import { useGetWithdrawals } from '@wealth/api-sdk/fund';
import { useGetAsset } from '@wealth/api-sdk/stat';
import type { FundTotals } from '@wealth/api-sdk/model';
import { fromWire, istDay, minus, pendingSettlement, toWire } from '@wealth/domain';
import type { RecordSearch } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, MoneyPlaceholder, useIsMasked } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { useNow } from '@wealth/ui/clock';
import type { ReactNode } from 'react';

interface FactProps {
  name: string;
  rupees: number | undefined;
  note: ReactNode;
}

function Fact({ name, rupees, note }: FactProps) {
  return (
    <div className="min-w-0 tablet:border-l tablet:border-border tablet:pl-4 max-tablet:flex max-tablet:flex-wrap max-tablet:items-baseline max-tablet:gap-x-2">
      <dt className="text-detail text-fg-muted">{name}</dt>
      <dd className="text-title max-tablet:order-last max-tablet:ml-auto max-tablet:text-label">
        <Money rupees={rupees} />
      </dd>
      {/* Its line is kept while it is not known. */}
      <dd className="text-caption text-fg-subtle">{note === '' ? '\u00a0' : note}</dd>
    </div>
  );
}

/** A withdrawal that has not arrived: blocked until it is sent, and then on its way. */
function useOnTheWayOut() {
  const t = useMessages('funds');
  const formats = useFormats();
  const { data } = useGetWithdrawals({ limit: 1 });
  if (!data) return { rupees: undefined, note: '', blocked: 0 };
  const [newest] = data.items;
  if (!newest || (newest.state !== 'REQUESTED' && newest.state !== 'SENT')) {
    return { rupees: 0, note: t('recordNothingWaits'), blocked: 0 };
  }
  const day = formats.day(istDay(Date.parse(newest.paid_at)), { hasYear: false });
  const blocked = newest.state === 'REQUESTED' ? newest.amount : 0;
  return { rupees: newest.amount, note: t('recordArrives', { day }), blocked };
}

function useOnTheWayIn(unsettled: number | undefined): string {
  const t = useMessages('funds');
  const formats = useFormats();
  const { serverClock } = useSession();
  const { settlesOn } = pendingSettlement(useNow({ clock: serverClock.now, spanMs: 60_000 }));
  if (unsettled === undefined) return '';
  return unsettled === 0
    ? t('recordNothingWaits')
    : t('recordSettles', { day: formats.day(settlesOn, { hasYear: false }) });
}

/** What came in and went out in the days of the address, after what there was before them. */
function Totals({ totals, search }: RecordsHeroProps) {
  const t = useMessages('funds');
  const formats = useFormats();
  const isMasked = useIsMasked();
  const own = (rupees: number) => (isMasked ? formats.maskedAmount : formats.amount(rupees));
  if (totals === null) return <p className="text-detail">{'\u00a0'}</p>;
  const sums = { moneyIn: own(totals.money_in), moneyOut: own(totals.money_out) };
  return (
    <p className="text-detail text-fg-muted tabular-nums">
      {search.from === undefined
        ? t('recordTotals', sums)
        : t('recordTotalsFrom', {
            ...sums,
            opening: own(totals.opening_balance),
            day: formats.day(search.from),
          })}
    </p>
  );
}

export interface RecordsHeroProps {
  /** Of the records that are listed; null before they are there. */
  totals: FundTotals | null;
  search: RecordSearch;
}

/** Settled cash, and beside it what comes, what goes and what is blocked. */
export function RecordsHero({ totals, search }: RecordsHeroProps) {
  const t = useMessages('funds');
  const { data: asset, isPending } = useGetAsset();
  const { blocked: blockedToLeave, ...out } = useOnTheWayOut();
  // What is blocked for a withdrawal is on the way out, and no order.
  const inOrders = asset && toWire(minus(fromWire(asset.blocked), fromWire(blockedToLeave)));
  const comesOn = useOnTheWayIn(asset?.unsettled);
  return (
    <section
      aria-label={t('recordCash')}
      className="grid grid-cols-1 items-end gap-x-8 gap-y-4 desktop:grid-cols-2"
    >
      <div className="min-w-0">
        <p className="text-detail text-fg-muted">{t('recordCash')}</p>
        {isPending ? <MoneyPlaceholder form="hero" /> : <Money form="hero" rupees={asset?.cash} />}
        <Totals totals={totals} search={search} />
      </div>
      <dl className="grid grid-cols-1 gap-x-4 gap-y-3 tablet:grid-cols-3">
        <Fact name={t('recordWayIn')} rupees={asset?.unsettled} note={comesOn} />
        <Fact name={t('recordWayOut')} {...out} />
        <Fact
          name={t('recordBlocked')}
          rupees={inOrders}
          note={asset && t(inOrders === 0 ? 'recordNothingWaits' : 'recordBlockedNote')}
        />
      </dl>
    </section>
  );
}
