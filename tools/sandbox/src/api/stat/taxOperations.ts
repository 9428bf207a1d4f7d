import { isPaise, taxYearNamed, toWire, typedPaise, type Paise, type TaxYear } from '@wealth/domain';
import { firstTaxYear } from '@wealth/domain/tax';
import { handle } from '../../dispatch/handle.ts';
import { ok, refusals, type FieldFault } from '../../http/answer.ts';
import { listingOf } from '../../market/findInstrument.ts';
import type { Services } from '../../services/services.ts';
import { taxLotPage } from '../../tax/taxLotPage.ts';
import { taxOfYear } from '../../tax/taxOfYear.ts';
import { yearAsked } from '../../tax/yearAsked.ts';

const invalid = (field: string): FieldFault => ({ field, code: 'invalid', message: 'Value is not valid' });

const termOfWire = { short_term: 'shortTerm', long_term: 'longTerm' } as const;

/** Rupees as whole paise; null for a part of one. */
function paiseOf(rupees: number): Paise | null {
  const paise = typedPaise(rupees);
  return paise !== null && isPaise(paise) && paise >= 0 ? paise : null;
}

function yearFault(year: TaxYear, running: TaxYear): FieldFault | null {
  if (year.name >= running.name) {
    return { field: 'year', code: 'too_late', message: 'The tax year is not over yet.' };
  }
  if (year.name < firstTaxYear) {
    return {
      field: 'year',
      code: 'too_early',
      message: 'Losses of years before 2018-19 are not carried any more.',
    };
  }
  return null;
}

function getTaxReport(services: Services) {
  return handle('getTaxReport', ({ client, query: { fy } }) => {
    const year = yearAsked(services, fy);
    return year ? ok(taxOfYear(services, client.id, year)) : refusals.fields([invalid('fy')]);
  });
}

function getTaxLots(services: Services) {
  const { market, tax } = services;
  return handle('getTaxLots', ({ client, query }) => {
    const year = yearAsked(services, query.fy);
    if (!year) return refusals.fields([invalid('fy')]);
    const asked = {
      year,
      term: query.term === undefined ? null : termOfWire[query.term],
      period: query.period ?? null,
      query: query.query ?? null,
      sort: query.sort,
      isDescending: query.direction === 'descending',
      from: Number(query.cursor ?? 0),
      limit: query.limit,
    };
    const nameOf = (isin: string) => listingOf(market.engine(), isin)?.name ?? null;
    return ok(taxLotPage(tax.rows(client.id), asked, { nameOf, words: tax.words(client.id) }));
  });
}

function saveTaxLosses({ tax }: Services) {
  return handle('saveTaxLosses', ({ client, path, body }) => {
    const year = taxYearNamed(path.year);
    if (!year) return refusals.fields([invalid('year')]);
    const fault = yearFault(year, tax.running());
    if (fault) return refusals.fields([fault]);
    const [shortTerm, longTerm] = [paiseOf(body.short_term), paiseOf(body.long_term)];
    if (shortTerm === null) return refusals.fields([invalid('short_term')]);
    if (longTerm === null) return refusals.fields([invalid('long_term')]);
    tax.saveOwnLosses(client.id, year, { shortTerm, longTerm, isFiled: body.is_filed });
    return ok({
      tax_year: year.name,
      short_term: toWire(shortTerm),
      long_term: toWire(longTerm),
      is_filed: body.is_filed,
    });
  });
}

/** Operations on the tax report. */
export function taxOperations(services: Services) {
  return {
    getTaxReport: getTaxReport(services),
    getTaxLots: getTaxLots(services),
    saveTaxLosses: saveTaxLosses(services),
  };
}
