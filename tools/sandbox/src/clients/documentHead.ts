import type { DataOf } from '@wealth/api-sdk/operations';
import { maskIdNumber, type CalendarDay } from '@wealth/domain';
import type { Identities } from './identities.ts';

/** Whose document it is. */
export interface DocumentOwner {
  id: string;
  name: string;
}

/** The number of a document of a day: the same whenever it is made. @param kind - CN for a contract note. */
export function documentNumber(kind: 'CN' | 'SH', day: CalendarDay, clientId: string): string {
  return `${kind}-${day.replaceAll('-', '')}-${clientId}`;
}

/** A client as documents name it. */
export function toWireOwner(
  { id, name }: DocumentOwner,
  identities: Identities,
): DataOf<'getContractNote'>['client'] {
  return { name, code: `W${id}`, pan: maskIdNumber(identities.find(id)?.id_no ?? '') };
}
