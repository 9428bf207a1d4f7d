import type { Sector } from '../instrument/sectors.ts';

/** What a lender looks at of a share. */
export interface PledgedShare {
  kind: 'share' | 'etf';
  /** By rank of the company: null where it has none. */
  size: 'large' | 'mid' | 'small' | 'micro' | null;
  series: 'EQ' | 'BE' | 'BZ' | 'SM';
  surveillance: 'none' | 'asm' | 'gsm';
  sector: Sector;
  isSuspended: boolean;
}

/** Why a share is no cover. */
export type CoverRefusal = 'notAShare' | 'suspended' | 'tradeForTrade' | 'surveillance' | 'smallCompany';

export type Haircut = { percent: string; isLarge: boolean } | { refusal: CoverRefusal };

const highest = '35';

/** Percent of the value of a large company's share that does not count; of all others it is the highest. Assumption: by sector. */
const haircuts: Readonly<Partial<Record<Sector, string>>> = {
  Financials: '20',
  FMCG: '20',
  Energy: '25',
  Infrastructure: '25',
  Telecom: '25',
  IT: '30',
  Pharma: '30',
  Consumer: '30',
};

function refusalOf({ kind, size, series, surveillance, isSuspended }: PledgedShare): CoverRefusal | null {
  if (kind !== 'share') return 'notAShare';
  if (isSuspended) return 'suspended';
  if (series === 'BE' || series === 'BZ') return 'tradeForTrade';
  if (surveillance !== 'none') return 'surveillance';
  return size === 'small' || size === 'micro' || series === 'SM' ? 'smallCompany' : null;
}

/** The haircut of a share, or why it is not taken. */
export function haircutOf(share: PledgedShare): Haircut {
  const refusal = refusalOf(share);
  if (refusal) return { refusal };
  const isLarge = share.size === 'large';
  return { percent: isLarge ? (haircuts[share.sector] ?? highest) : highest, isLarge };
}
