import { createNoise, hashText, mix, noiseAt } from '../../noise/noise.ts';
import type { CompanyProfile } from '../instrument.ts';
import { issuedShare, type RankedShare } from '../issuedShare.ts';
import { drawBasePrice } from './drawBasePrice.ts';
import { cities } from './businesses.ts';
import { createNameDraw, pick, type GeneratedName } from './drawName.ts';
import { lateCount, lateIssueOf, listingDay, type LateIssue } from './listingDay.ts';
import { sizeAt } from './sizeAt.ts';
import { choose } from '../../noise/choose.ts';
import { drawTraits, type Traits } from './traits.ts';

const generatedKey = hashText('generated issuers');
const generatedCount = 2_000;
/** Places by size from which on some are listed late: no share of an index comes out of nowhere. */
const lateFrom = 320;
const lateEvery = Math.floor((generatedCount - lateFrom) / lateCount);
/** Places by size from which on a company may be listed on BSE only, or publish no profile. */
const obscureFrom = 900;
const microFrom = 640;
/** Rupees: what one lot of a small company's share is worth at least. Assumption: SEBI's rule for their issues. */
const smallLotValue = 100_000;

const faceValues = [
  [0.22, 1],
  [0.28, 2],
  [0.12, 5],
  [0.38, 10],
] as const;

function profileOf(activity: string, crore: number, key: number): CompanyProfile {
  const age = noiseAt(mix(key, 11));
  return {
    description: `A fictional ${activity}; its figures are simulated.`,
    founded: 1925 + Math.floor(age * 68),
    employees: Math.max(12, Math.round(crore ** 0.8 * (2 + 14 * noiseAt(mix(key, 12))))),
    headquarters: pick(cities, noiseAt(mix(key, 13))),
  };
}

function lateNumberOf(place: number): number | null {
  const offset = place - lateFrom;
  const number = offset / lateEvery;
  return offset >= 0 && Number.isInteger(number) && number < lateCount ? number : null;
}

/** Rupees: between these an issue is priced, so that a lot is affordable. */
const lateBase = { least: 60, most: 1_900 };
/** What a lot of a small company is worth more than it must be, so that two are above ₹2 lakh wherever in its band. */
const lotMargin = 1.2;

/** A price of an issue is one of whole rupees. */
function issueBase(price: number, key: number): number {
  const { least, most } = lateBase;
  if (price >= least && price <= most) return Math.round(price);
  return Math.round(least + noiseAt(key) * (most - least));
}

/** What is listed as a small company trades in lots, and nothing is wrong with it yet. */
const smallTraits = { series: 'SM', surveillance: 'none', band: 20, isHalted: false } as const;

/** A late issuer trades on the board of its issue. */
function traitsOf(drawn: Traits, late: LateIssue | null): Traits {
  if (late?.slot === 'S') return { ...drawn, ...smallTraits };
  return late && drawn.series === 'SM' ? { ...drawn, series: 'EQ' } : drawn;
}

/** Rounded up to hundreds: 1,600 of a share at 63 rupees. */
function lotOf(price: number): number {
  return Math.max(100, Math.ceil(smallLotValue / price / 100) * 100);
}

function lotSizeOf({ series }: Traits, basePrice: number, late: LateIssue | null): number {
  if (series !== 'SM') return 1;
  return lotOf(late ? basePrice / lotMargin : basePrice);
}

function segmentOf(place: number, late: LateIssue | null): RankedShare['segment'] {
  if (late) return 'ipo';
  return place % 29 === 11 ? 'otc' : 'stock';
}

function toShare(names: GeneratedName, place: number): RankedShare {
  const key = mix(generatedKey, place);
  const noise = createNoise(key);
  const crore = sizeAt(place) * (0.94 + 0.12 * noise());
  const drawnPrice = drawBasePrice(noise, place >= microFrom);
  const lateNumber = lateNumberOf(place);
  const late = lateNumber === null ? null : lateIssueOf(lateNumber);
  const basePrice = late ? issueBase(drawnPrice, mix(key, 24)) : drawnPrice;
  const traits = traitsOf(drawTraits(noise, crore), late);
  const isObscure = place >= obscureFrom && !late;
  return issuedShare({
    ...names,
    ...traits,
    market: isObscure && noiseAt(mix(key, 21)) < 0.06 ? 'BSE' : 'NSE',
    segment: segmentOf(place, late),
    lotSize: lotSizeOf(traits, basePrice, late),
    faceValue: choose(noise, faceValues),
    listedOn: listingDay(late, mix(key, 22)),
    basePrice,
    marketCapCrore: crore,
    promoterPercent: Math.round(2_600 + noise() * 4_890) / 100,
    profile: isObscure && noiseAt(mix(key, 23)) < 0.02 ? null : profileOf(names.activity, crore, key),
  });
}

/** The smaller, generated issuers: always the same ones, the largest first. */
export function generateShares(takenSymbols: ReadonlySet<string>): RankedShare[] {
  const nameAt = createNameDraw(takenSymbols);
  return Array.from({ length: generatedCount }, (_, place) => toShare(nameAt(place), place));
}
