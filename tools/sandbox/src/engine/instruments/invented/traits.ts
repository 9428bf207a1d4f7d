import type { BandRule } from '@wealth/domain';
import type { NoiseStream } from '../../noise/noise.ts';
import { choose, type Choice } from '../../noise/choose.ts';
import type { Series, Surveillance } from '../instrument.ts';

/** Crores of rupees: what separates the sizes that have derivatives, are well known, or hardly trade. */
const derivativesFrom = 30_000;
const knownFrom = 3_000;
const thinBelow = 60;

export interface Traits {
  band: Exclude<BandRule, 'etf'>;
  series: Series;
  surveillance: Surveillance;
  isIlliquid: boolean;
  isHalted: boolean;
}

const quiet = { series: 'EQ', surveillance: 'none', isIlliquid: false, isHalted: false } as const;

const bandsOfWatched: ReadonlyArray<Choice<Traits['band']>> = [
  [0.5, 5],
  [0.3, 10],
  [0.2, 20],
];

/** Trade-for-trade and graded surveillance come with a band of 5 % or 2 %, the exchanges' practice. Assumption. */
const bandsOfDeliveryOnly: ReadonlyArray<Choice<Traits['band']>> = [
  [0.8, 5],
  [0.2, 2],
];

const standings: ReadonlyArray<Choice<Pick<Traits, 'series' | 'surveillance'>>> = [
  [0.055, { series: 'BE', surveillance: 'none' }],
  [0.015, { series: 'BZ', surveillance: 'none' }],
  [0.02, { series: 'BE', surveillance: 'gsm' }],
  [0.05, { series: 'EQ', surveillance: 'asm' }],
  [0.03, { series: 'SM', surveillance: 'none' }],
  [0.83, { series: 'EQ', surveillance: 'none' }],
];

/** What the exchange says about a share of a size: drawn, with the large ones undisturbed. */
export function drawTraits(noise: NoiseStream, crore: number): Traits {
  if (crore >= derivativesFrom) return { ...quiet, band: noise() < 0.85 ? 'dynamic' : 20 };
  if (crore >= knownFrom) {
    const surveillance = noise() < 0.03 ? 'asm' : 'none';
    return { ...quiet, surveillance, band: noise() < 0.8 ? 20 : 10 };
  }
  const standing = choose(noise, standings);
  const isDeliveryOnly = standing.series === 'BE' || standing.series === 'BZ';
  return {
    ...standing,
    band: isDeliveryOnly ? choose(noise, bandsOfDeliveryOnly) : drawBand(noise, standing.surveillance),
    isIlliquid: noise() < (crore < thinBelow ? 0.6 : 0.15),
    isHalted: noise() < 0.005,
  };
}

function drawBand(noise: NoiseStream, surveillance: Surveillance): Traits['band'] {
  if (surveillance === 'asm') return choose(noise, bandsOfWatched);
  return choose<Traits['band']>(noise, [
    [0.72, 20],
    [0.14, 10],
    [0.12, 5],
    [0.02, 2],
  ]);
}
