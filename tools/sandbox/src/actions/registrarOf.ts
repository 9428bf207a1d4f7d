import { hashText } from '../engine/noise/noise.ts';

/** Who keeps the register of a company's holders, and pays its dividends. */
export interface Registrar {
  name: string;
  email: string;
}

const registrars: readonly Registrar[] = [
  { name: 'Sutra Registrars', email: 'dividends@sutra-registrars.example' },
  { name: 'Lekha Share Services', email: 'investors@lekha-shares.example' },
  { name: 'Panji Registry', email: 'dividends@panji-registry.example' },
];

/** The fictional registrar of a company, by the ISIN that its share has in the table. */
export function registrarOf(tableIsin: string): Registrar {
  const registrar = registrars[hashText(tableIsin) % registrars.length];
  if (!registrar) throw new RangeError('there is no registrar');
  return registrar;
}
