import { useGetAsset } from '@wealth/api-sdk/stat';
import { pendingSettlement } from '@wealth/domain';
import { href } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { assetAt, Money, useHoldingTotals } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { Card, type CardState, cardStateOf } from '@wealth/ui/card';
import { useNow } from '@wealth/ui/clock';
import { BankIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { Skeleton } from '@wealth/ui/skeleton';

const lineNames = ['available', 'unsettled', 'blocked', 'withdrawable', 'pledged', 'netWorth'] as const;

const skeleton = (
  <div className="px-card pb-card">
    <div className="amount-list">
      {lineNames.map((name) => (
        <div key={name} className="flex justify-between gap-3">
          <Skeleton width="40%" />
          <Skeleton width="25%" />
        </div>
      ))}
    </div>
  </div>
);

/** Where the cash is: free, settling, blocked, ready to be paid out, and the sum of everything owned. */
export function CashCard() {
  const t = useMessages('portfolio');
  const formats = useFormats();
  const { serverClock } = useSession();
  const { settlesOn } = pendingSettlement(useNow({ clock: serverClock.now, spanMs: 60_000 }));
  const query = useGetAsset();
  const totals = useHoldingTotals();
  const asset = query.data && assetAt(query.data, totals);

  function state(): CardState | undefined {
    if (asset?.total !== 0) {
      return cardStateOf(query, { failedTitle: t('cashFailed'), failedText: t('failedText'), skeleton });
    }
    return {
      kind: 'empty',
      title: t('cashEmpty'),
      text: t('cashEmptyText'),
      icon: <BankIcon size="lg" />,
      action: (
        <LinkButton href={href.bankAccounts()} variant="secondary">
          {t('cashEmptyAction')}
        </LinkButton>
      ),
    };
  }

  return (
    <Card title={t('cash')} state={state()}>
      {asset && (
        <dl className="@container amount-list">
          {lineNames.map((name) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-3">
              <dt className="text-fg-muted">
                {name === 'unsettled'
                  ? t(name, { day: formats.day(settlesOn, { hasYear: false }) })
                  : t(name)}
              </dt>
              <dd className="ml-auto list-figure font-medium">
                <Money rupees={name === 'netWorth' ? asset.total : asset[name]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
