import { taxYearNamed, type TaxYear } from '@wealth/domain';
import type { TaxDesk } from './createTaxDesk.ts';

/** The tax year that is asked for, the running one where none is; null for a name that no year has. */
export function yearAsked({ tax }: { tax: TaxDesk }, fy: string | undefined): TaxYear | null {
  return fy === undefined ? tax.running() : taxYearNamed(fy);
}
