import type { TaxReport, TaxSection } from '@wealth/api-sdk/model';
import { fromWire, minus, sumOf, toWire, type Paise } from '@wealth/domain';

const netOf = ({ gains, losses }: TaxSection): Paise => minus(fromWire(gains), fromWire(losses));

/** What the rates of a tax year come to together. Rupees, to the paisa. */
export function yearTotals({ sections }: Pick<TaxReport, 'sections'>) {
  const sum = (amountOf: (section: TaxSection) => Paise, of = sections) => toWire(sumOf(of.map(amountOf)));
  const ofTerm = (term: TaxSection['term']) => sections.filter((section) => section.term === term);
  return {
    shortTerm: sum(netOf, ofTerm('short_term')),
    longTerm: sum(netOf, ofTerm('long_term')),
    taxable: sum(({ taxable }) => fromWire(taxable)),
    exempt: sum(({ exempt }) => fromWire(exempt)),
    taxed: sum(({ taxed }) => fromWire(taxed)),
  };
}
