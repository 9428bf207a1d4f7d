import { describe, expect, it } from 'vitest';
import { searchTimeZones } from './searchTimeZones.ts';

const zones = ['Asia/Kolkata', 'America/New_York', 'America/Argentina/Buenos_Aires', 'Europe/Berlin', 'UTC'];

describe('searchTimeZones', () => {
  it.each([
    'IST',
    'ist',
    'Mumbai',
    'mumb',
    'Calcutta',
    'Kolkata',
    'kolkata',
    'Asia/Kolkata',
    'asia kolkata',
    'India Standard',
    'भारतीय मानक',
    'मुंबई',
    ' delhi ',
  ])('finds India by %j [I3A-USE-17]', (text) => {
    expect(searchTimeZones(zones, text, 'hi')).toEqual(['Asia/Kolkata']);
  });

  it.each([
    ['New York', ['America/New_York']],
    ['new_york', ['America/New_York']],
    ['buenos aires', ['America/Argentina/Buenos_Aires']],
    ['EST', ['America/New_York']],
    ['Central European', ['Europe/Berlin']],
    ['zzz', []],
  ])('finds by %j %j', (text, found) => {
    expect(searchTimeZones(zones, text, 'en')).toEqual(found);
  });

  it('answers all for nothing typed', () => {
    expect(searchTimeZones(zones, '  ', 'en')).toEqual(zones);
  });
});
