import type { IdentityBody } from '@wealth/api-sdk/model';
import type { BaseValues } from './base.ts';
import type { DocumentValues } from './document.ts';
import { mobileDigits } from './mobileDigits.ts';

/** Exactly these five fields. The date of birth was checked here and stays here. */
export function toIdentityBody(base: BaseValues, document: DocumentValues): IdentityBody {
  return {
    full_name: base.fullName.trim(),
    id_no: document.idNumber.trim(),
    mobile: mobileDigits(base.mobile),
    id_front_url: document.frontUrl,
    id_back_url: document.backUrl,
  };
}

/** Where a fault that the server finds is shown: the step, and the field of its form. */
export type FaultyField =
  | { step: 'base'; name: 'fullName' | 'mobile' }
  | { step: 'id'; name: 'idNumber' | 'frontUrl' | 'backUrl' };

const fields: Readonly<Record<keyof IdentityBody, FaultyField>> = {
  full_name: { step: 'base', name: 'fullName' },
  mobile: { step: 'base', name: 'mobile' },
  id_no: { step: 'id', name: 'idNumber' },
  id_front_url: { step: 'id', name: 'frontUrl' },
  id_back_url: { step: 'id', name: 'backUrl' },
};

function isFieldOfBody(name: string): name is keyof IdentityBody {
  return Object.hasOwn(fields, name);
}

/** The field behind a name on the wire; null for a name that is none of ours. */
export function faultyFieldOf(wireName: string): FaultyField | null {
  return isFieldOfBody(wireName) ? fields[wireName] : null;
}
