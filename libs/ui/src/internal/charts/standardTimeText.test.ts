import { describe, expect, it } from 'vitest';
import { standardTimeText } from './standardTimeText.ts';

const openedAt = Date.parse('2026-11-19T09:15:00+05:30') / 1000;

describe('standardTimeText', () => {
  it.each([
    { locale: 'en-IN', wall: 3600, time: openedAt, text: 'Thu, 19 Nov 2026, 09:15 IST' },
    { locale: 'hi-IN', wall: 3600, time: openedAt, text: 'गुरु, 19 नव॰ 2026, 09:15 IST' },
    { locale: 'hi-IN', wall: 0, time: openedAt, text: 'गुरु, 19 नव॰ 2026' },
    { locale: 'hi-IN', wall: 0, time: '2026-11-19', text: 'गुरु, 19 नव॰ 2026' },
  ])('says $text for $time in $locale', ({ locale, wall, time, text }) => {
    expect(standardTimeText([{ wall }], locale)(time)).toBe(text);
  });
});
