import { monthNames, type Language } from '@wealth/i18n-locale';

/** @param period - YYYY-MM */
export function nameOfMonth(period: string, language: Language): string {
  return monthNames({ locale: language, style: 'long' })[Number(period.split('-')[1]) - 1] ?? '';
}

/** "November 2026". */
export function monthTitle(period: string, language: Language): string {
  return `${nameOfMonth(period, language)} ${period.split('-')[0]}`;
}
