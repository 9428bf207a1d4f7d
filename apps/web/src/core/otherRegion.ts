// The list of countries and what reads it: loaded for who has chosen another country than India.
export { loadRegion } from '@wealth/i18n-locale';
