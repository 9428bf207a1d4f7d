import type { Offer, OfferUse } from '@wealth/api-sdk/model';
import { deepHref } from '@wealth/hrefs';
import { Money } from '@wealth/parts';
import { Card } from '@wealth/ui/card';
import { DataList } from '@wealth/ui/data-list';
import { FactLine, Facts } from '@wealth/ui/facts';
import { OfferStateBadge } from './OfferStateBadge.tsx';
import { useOfferWords } from './useOfferWords.ts';

const hrefOf = ({ kind, id }: OfferUse) =>
  kind === 'order' ? deepHref.order({ id }) : deepHref.application(id);

/** The sales that a waiver was used for; each leads to its order. */
function OfferUses({ offer: { used_for: used } }: { offer: Offer }) {
  const { t, dayOfInstant } = useOfferWords();
  return (
    <div className="border-t border-border">
      <h3 className="px-card pt-3 text-detail text-fg-muted">{t('usedFor')}</h3>
      <DataList
        aria-label={t('usedFor')}
        items={used.map((use) => ({
          id: use.id,
          title: t('saleOf', { symbol: use.symbol, market: use.market }),
          detail: dayOfInstant(use.used_at),
          value: <Money rupees={use.amount} />,
          href: hrefOf(use),
        }))}
      />
    </div>
  );
}

/** One waiver: which charge it waives, how it is used, until when, and for what it was. */
export function OfferDetail({ offer }: { offer: Offer }) {
  const words = useOfferWords();
  const { t, amount, day, dayOfInstant } = words;
  const { uses, used_for: used, valid_until: until, granted_at: grantedAt, state } = offer;
  return (
    <Card
      title={t('waiver')}
      aria-label={t('waiverUntil', { day: day(until) })}
      action={<OfferStateBadge offer={offer} />}
      isFlush
    >
      <div className="grid gap-3 px-card py-4">
        {state === 'AVAILABLE' && <p className="text-detail">{t('howText')}</p>}
        <Facts className="text-detail">
          <FactLine name={t('charge')}>{t('chargeDepository')}</FactLine>
          <FactLine name={t('takesOff')} isStrong>
            {uses === 1 ? amount(offer.amount) : t('eachSale', { amount: amount(offer.amount) })}
          </FactLine>
          <FactLine name={t('uses')}>{words.left(offer)}</FactLine>
          <FactLine name={t('validUntil')}>{day(until)}</FactLine>
          <FactLine name={t('grantedFor')}>{words.reason(offer)}</FactLine>
          <FactLine name={t('grantedOn')}>{dayOfInstant(grantedAt)}</FactLine>
        </Facts>
      </div>
      {used.length > 0 && <OfferUses offer={offer} />}
    </Card>
  );
}
