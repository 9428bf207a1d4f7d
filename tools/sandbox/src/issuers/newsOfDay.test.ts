import { calendarDay, istDay } from '@wealth/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instruments, isListed } from '../engine/index.ts';
import { hashText } from '../engine/noise/noise.ts';
import { isMainListing } from '../market/listedRows.ts';
import { newsOfDay, newsOfInstrument } from './newsOfDay.ts';

const seedKey = hashText('test');
const issuers = instruments.filter(isMainListing);
const friday = calendarDay('2026-11-20');
const someDay = fc
  .integer({ min: 1, max: 28 })
  .map((day) => calendarDay(`2026-09-${String(day).padStart(2, '0')}`));

describe('news of a day [I4-1-NEWS]', () => {
  it('names instruments, sectors and the market, the newest first', () => {
    const items = newsOfDay(seedKey, issuers, friday);
    const ofInstruments = items.filter((item) => item.instruments.length > 0);
    const ofSectors = items.filter((item) => item.instruments.length === 0 && item.sector !== null);
    const ofMarket = items.filter(({ sector }) => sector === null);
    expect(ofInstruments.length).toBeGreaterThan(20);
    expect(ofSectors.length).toBeGreaterThan(0);
    expect(ofMarket.length).toBe(2);
    expect(items.map(({ at }) => at)).toEqual(
      items.map(({ at }) => at).toSorted((one, other) => other - one),
    );
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  it('is the same for the same seed and day, and lies on that day', () => {
    fc.assert(
      fc.property(someDay, (day) => {
        const items = newsOfDay(seedKey, issuers, day);
        expect(newsOfDay(seedKey, issuers, day)).toEqual(items);
        expect(items.every(({ at }) => istDay(at) === day)).toBe(true);
      }),
      { numRuns: 5 },
    );
    expect(newsOfDay(hashText('other'), issuers, friday)).not.toEqual(newsOfDay(seedKey, issuers, friday));
  });

  it('has its text filled in, and carries markup as text', () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'].map(calendarDay);
    const items = days.flatMap((day) => newsOfDay(seedKey, issuers, day));
    expect(items.filter(({ title, body }) => /[{}]/.test(title + body))).toEqual([]);
    expect(items.some(({ body }) => body.includes('<b>Sandbox Research</b>'))).toBe(true);
  });

  it('says nothing on a day without trading, nor of a share before its listing', () => {
    expect(newsOfDay(seedKey, issuers, calendarDay('2026-11-22'))).toEqual([]);
    const later = issuers.filter((instrument) => !isListed(instrument, friday));
    expect(later.map((instrument) => newsOfInstrument(seedKey, instrument, friday)).filter(Boolean)).toEqual(
      [],
    );
  });
});
