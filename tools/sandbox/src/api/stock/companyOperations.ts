import { addDays, calendarDay } from '@wealth/domain';
import { handle } from '../../dispatch/handle.ts';
import { marketIndices, type Instrument } from '../../engine/index.ts';
import { ok, refusals } from '../../http/answer.ts';
import { fundamentalsOf } from '../../issuers/fundamentals.ts';
import { ratiosOf, ratiosOfIndex, type RatioQuery } from '../../issuers/ratios.ts';
import { toWireAction } from '../../issuers/toWireAction.ts';
import { toWireFundamentals, toWireIndexFundamentals } from '../../issuers/toWireFundamentals.ts';
import { toWireNews } from '../../issuers/toWireNews.ts';
import { listedInstrument } from '../../market/findInstrument.ts';
import { indexMembers } from '../../market/indexMembers.ts';
import { marketCapAt } from '../../market/listedRows.ts';
import { toWireCompany } from '../../market/wire.ts';
import type { Services } from '../../services/services.ts';

const yearsOfActions = 5;
const daysAYear = 365;
/** Days ahead that an action is announced. Assumption: SEBI asks for three working days, issuers say it earlier. */
const announcedDays = 30;

function isIndex(market: string, symbol: string): boolean {
  return market === 'INDEX' && marketIndices.some((index) => index.symbol === symbol);
}

function ratioQuery({ market }: Services): RatioQuery {
  const engine = market.engine();
  return {
    seedKey: market.seedKey,
    actionsBetween: market.actionsBetween,
    on: calendarDay(engine.sessionDate()),
    priceOf: (instrument: Instrument) =>
      engine.quote(instrument.market, instrument.symbol)?.lastPrice ?? instrument.basePrice,
  };
}

/** With the shares in issue today, by which figures per share are calculated. */
function ofToday({ market }: Services, instrument: Instrument): Instrument {
  return { ...instrument, shareCount: market.shareCount(instrument) };
}

function marketCapOf({ market }: Services, instrument: Instrument): number | null {
  const quote = market.engine().quote(instrument.market, instrument.symbol);
  return marketCapAt(market.shareCount(instrument), quote?.lastPrice ?? instrument.basePrice);
}

function getCompany(services: Services) {
  return handle('getCompany', ({ query }) => {
    const instrument = listedInstrument(services.market.engine(), query.market, query.s);
    if (!instrument) return refusals.notFound();
    return ok(toWireCompany(instrument, marketCapOf(services, instrument)));
  });
}

function getActions(services: Services) {
  return handle('getActions', ({ query }) => {
    if (isIndex(query.market, query.s)) return ok([]);
    const { actionsBetween, engine } = services.market;
    const instrument = listedInstrument(engine(), query.market, query.s);
    if (!instrument) return refusals.notFound();
    const today = calendarDay(engine().sessionDate());
    const range = { from: addDays(today, -yearsOfActions * daysAYear), to: addDays(today, announcedDays) };
    return ok(actionsBetween(instrument, range).map(toWireAction));
  });
}

function getFundamentals(services: Services) {
  return handle('getFundamentals', ({ query: { market, s } }) => {
    const query = ratioQuery(services);
    if (isIndex(market, s)) {
      const members = indexMembers(s, query.priceOf).map(({ instrument, weight }) => ({
        instrument: ofToday(services, instrument),
        weight,
      }));
      return ok(toWireIndexFundamentals(s, ratiosOfIndex(members, query)));
    }
    const instrument = listedInstrument(services.market.engine(), market, s);
    if (!instrument) return refusals.notFound();
    const today = ofToday(services, instrument);
    const accounts = fundamentalsOf(query.seedKey, today, query.on);
    const ratios = ratiosOf(today, query);
    const marketCap = marketCapOf(services, instrument);
    return ok(toWireFundamentals({ instrument: today, accounts, ratios, marketCap }));
  });
}

function getNews({ news }: Services) {
  return handle('getNews', ({ query: { symbol, sector, cursor, limit } }) => {
    const page = news.page({ symbol, sector, cursor, limit });
    if (!page) return refusals.unknownCursor();
    return ok({ items: page.items.map(toWireNews), next_cursor: page.nextCursor });
  });
}

/** Operations on who issued an instrument, and what there is to know about it. */
export function companyOperations(services: Services) {
  return {
    getCompany: getCompany(services),
    getActions: getActions(services),
    getFundamentals: getFundamentals(services),
    getNews: getNews(services),
  };
}
