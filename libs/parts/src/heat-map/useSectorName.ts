import type { Sector } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { useCallback } from 'react';

const keys = {
  Financials: 'sectorFinancials',
  IT: 'sectorIt',
  Energy: 'sectorEnergy',
  Auto: 'sectorAuto',
  Pharma: 'sectorPharma',
  FMCG: 'sectorFmcg',
  Metals: 'sectorMetals',
  Infrastructure: 'sectorInfrastructure',
  Telecom: 'sectorTelecom',
  Realty: 'sectorRealty',
  Consumer: 'sectorConsumer',
  Chemicals: 'sectorChemicals',
  Funds: 'sectorFunds',
} as const satisfies Record<Sector, string>;

function isSector(text: string): text is Sector {
  return Object.hasOwn(keys, text);
}

/** What a sector is called in the client's language; one that is not known keeps the server's word. */
export function useSectorName(): (sector: string) => string {
  const t = useMessages('parts');
  return useCallback((sector: string) => (isSector(sector) ? t(keys[sector]) : sector), [t]);
}
