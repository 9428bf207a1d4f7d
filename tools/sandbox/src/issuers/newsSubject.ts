import { sectors } from '@wealth/domain';
import { instruments } from '../engine/index.ts';
import { isMainListing } from '../market/listedRows.ts';
import type { NewsItem } from './newsOfDay.ts';

/** What news is about: a symbol, a sector, or the market where nothing is named; null for neither. */
export function newsSubject(about: string | undefined): Pick<NewsItem, 'instruments' | 'sector'> | null {
  if (about === undefined) return { instruments: [], sector: null };
  const sector = sectors.find((name) => name === about);
  if (sector !== undefined) return { instruments: [], sector };
  const instrument = instruments.find((candidate) => candidate.symbol === about && isMainListing(candidate));
  if (!instrument) return null;
  const { market, symbol } = instrument;
  return { instruments: [{ market, symbol }], sector: instrument.sector };
}
