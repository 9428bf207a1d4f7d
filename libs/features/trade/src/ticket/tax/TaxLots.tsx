import {
  daysBetween,
  sumOf,
  taxableGainOf,
  taxCostOf,
  termOf,
  toRupees,
  type HoldingTerm,
  type SoldPart,
} from '@wealth/domain';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { Money, PrivateFigure } from '@wealth/parts';
import { Disclosure } from '@wealth/ui/accordion';
import { useState } from 'react';
import type { HeldLot } from './ticketTax.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';

const termNames = {
  shortTerm: 'taxShortTerm',
  longTerm: 'taxLongTerm',
} as const satisfies Record<HoldingTerm, PlainMessageKey<'ticket'>>;

type Part = SoldPart<HeldLot>;

function LotRows({ parts, caption }: { parts: readonly Part[]; caption: string }) {
  const { t, price, quantity, formats } = useTicketWords();
  return (
    <table className="w-full text-detail tabular-nums">
      <caption className="pb-1 text-start text-caption text-fg-muted">{caption}</caption>
      <thead className="text-caption text-fg-muted">
        <tr>
          <th scope="col" className="text-start font-normal">
            {t('taxBought')}
          </th>
          <th scope="col" className="text-end font-normal">
            {t('changesShares')}
          </th>
          <th scope="col" className="text-end font-normal">
            {t('taxCost')}
          </th>
          <th scope="col" className="text-end font-normal">
            {t('taxGain')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => {
          const count = daysBetween(part.boughtOn, part.soldOn);
          return (
            <tr key={part.lot.id} className="border-t border-border align-top">
              <th scope="row" className="py-1.5 text-start font-normal">
                {formats.day(part.boughtOn)}
                <span className="block text-caption text-fg-muted">
                  {t('taxHeldTerm', {
                    days: t('taxDays', { count, shown: quantity(count) }),
                    term: t(termNames[termOf(part.boughtOn, part.soldOn)]),
                  })}
                </span>
              </th>
              <td className="py-1.5 text-end">
                <PrivateFigure>{quantity(part.quantity)}</PrivateFigure>
                <span className="block text-caption text-fg-muted">
                  <PrivateFigure>{t('taxOfLot', { held: quantity(part.lot.quantity) })}</PrivateFigure>
                </span>
              </td>
              <td className="py-1.5 text-end">
                <PrivateFigure>{price(taxCostOf(part) / part.quantity)}</PrivateFigure>
              </td>
              <td className="py-1.5 text-end">
                <Money rupees={toRupees(taxableGainOf(part))} isSigned />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Rows that stand open. */
const firstCount = 4;
/** Rows that are written beneath them at most: a client may hold thousands. */
const mostCount = 100;

/** Which lots a sale takes, the oldest first; after a few the rest is folded. */
export function TaxLots({ parts }: { parts: readonly Part[] }) {
  const { t, quantity, price } = useTicketWords();
  const [isOpen, setIsOpen] = useState(false);
  const rest = parts.slice(firstCount);
  const shown = rest.slice(0, mostCount);
  const unseen = rest.slice(mostCount);
  const units = unseen.reduce((sum, part) => sum + part.quantity, 0);
  return (
    <div className="grid gap-2">
      <LotRows parts={parts.slice(0, firstCount)} caption={t('taxLots')} />
      {rest.length > 0 && (
        <Disclosure
          title={t('taxMoreLots', { count: rest.length, shown: quantity(rest.length) })}
          isExpanded={isOpen}
          onExpandedChange={setIsOpen}
        >
          {isOpen && <LotRows parts={shown} caption={t('taxLots')} />}
          {isOpen && unseen.length > 0 && (
            <p className="pt-2 text-caption">
              <PrivateFigure>
                {t('taxLotsUnseen', {
                  count: unseen.length,
                  quantity: quantity(units),
                  price: price(sumOf(unseen.map(taxCostOf)) / units),
                })}
              </PrivateFigure>
            </p>
          )}
        </Disclosure>
      )}
    </div>
  );
}
