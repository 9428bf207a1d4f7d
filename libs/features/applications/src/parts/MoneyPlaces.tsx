import type { IssueApplication } from '@wealth/api-sdk/model';
import { Money, PrivateFigure } from '@wealth/parts';
import { useIssueWords } from './useIssueWords.ts';

type Place = 'free' | 'blocked' | 'paid';

const places = ['free', 'blocked', 'paid'] as const satisfies readonly Place[];

const names = {
  bank: { free: 'moneyFree', blocked: 'moneyBlocked', paid: 'moneyPaid' },
  cash: { free: 'moneyFree', blocked: 'moneyBlocked', paid: 'moneyPaid' },
  units: { free: 'unitsFree', blocked: 'unitsBlocked', paid: 'unitsSold' },
} as const;

const looks = {
  empty: 'border-transparent bg-surface-sunken text-fg-muted',
  here: 'border-accent bg-accent-soft',
  late: 'border-negative bg-negative-soft text-negative',
} as const;

export interface MoneyPlacesProps {
  application: Pick<IssueApplication, 'money' | 'account' | 'compensation'>;
}

/** Where the amount of an application is: free, blocked or paid, and in whose hands. */
export function MoneyPlaces({ application: { money, account, compensation } }: MoneyPlacesProps) {
  const { t, ownUnits } = useIssueWords();
  const { place } = money;
  const isLate = compensation !== null && money.blocked > 0;
  const title = t(place === 'units' ? 'unitsPlace' : 'moneyPlace');

  function lookOf(one: Place): string {
    if (money[one] === 0) return looks.empty;
    return one === 'blocked' && isLate ? looks.late : looks.here;
  }

  function holder(): string {
    if (place === 'units') return t('placeDemat');
    if (place === 'cash') return t('placeCash');
    return account ? t('accountName', { bank: account.bank_name, number: account.masked_number }) : '';
  }

  return (
    <section aria-label={title} className="@container grid gap-2">
      <p className="flex flex-wrap justify-between gap-x-3 text-detail">
        <span>{title}</span>
        <span className="text-fg-muted">{holder()}</span>
      </p>
      <dl className="flex flex-wrap gap-2 *:min-w-fit *:grow *:basis-0">
        {places.map((one) => (
          <div
            key={one}
            className={`rounded-control border px-3 py-2 text-detail forced-colors:border ${lookOf(one)}`}
          >
            <dt className="text-caption">{t(names[place][one])}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">
              {place === 'units' ? (
                <PrivateFigure>{ownUnits(money[one])}</PrivateFigure>
              ) : (
                <Money rupees={money[one]} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
