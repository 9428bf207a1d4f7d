import type { ApplicationPreview, Issue, OrderCharge } from '@wealth/api-sdk/model';
import { fromWire, minus, sumOf, toWire } from '@wealth/domain';
import { Money } from '@wealth/parts';
import { FactLine, Facts } from '@wealth/ui/facts';
import { useIssueWords } from '../parts/useIssueWords.ts';
import { useChargeName } from './useChargeName.ts';

export interface CostLinesProps {
  issue: Issue;
  preview: ApplicationPreview | null;
}

/** The charges if all is allotted, each by its name. */
export function ChargeLines({ charges }: { charges: readonly OrderCharge[] }) {
  const nameOf = useChargeName();
  return charges.map((charge) => (
    <FactLine key={charge.code} name={nameOf(charge)}>
      <Money rupees={charge.amount} isPublic />
    </FactLine>
  ));
}

/** What the application comes to, and what is blocked where. */
export function CostLines({ issue, preview }: CostLinesProps) {
  const { t, units, amount } = useIssueWords();
  if (preview === null) return null;
  const { bids, place, charges, available, quantity } = preview;
  const isCash = place === 'cash';
  const value = toWire(sumOf([fromWire(Math.max(0, ...bids.map((bid) => bid.amount)))]));
  const after = available === null ? null : toWire(minus(fromWire(available), fromWire(preview.amount)));
  const highest = bids.find((bid) => bid.amount === value);
  const price = highest?.price ?? (isCash ? issue.cut_off : issue.price_high);
  return (
    <Facts className="text-detail">
      <FactLine name={t('costQuantity')}>
        {units(bids.length > 1 ? (highest?.quantity ?? quantity) : quantity)}
      </FactLine>
      {price !== null && (
        <FactLine name={t(bids.length > 1 ? 'costHighestBid' : 'costPrice')}>{amount(price)}</FactLine>
      )}
      <FactLine name={t('costFee')}>
        <Money rupees={0} isPublic />
      </FactLine>
      {isCash && (
        <>
          <FactLine name={t('costValue')}>
            <Money rupees={value} isPublic />
          </FactLine>
          <ChargeLines charges={charges} />
          <FactLine name={t('costAvailable')}>
            <Money rupees={available} />
          </FactLine>
          <FactLine name={t('costAfter')}>
            <Money rupees={after} />
          </FactLine>
        </>
      )}
      <FactLine name={t(isCash ? 'blockedHere' : 'blockedAtBank')} isStrong>
        <Money rupees={preview.amount} isPublic />
      </FactLine>
    </Facts>
  );
}
