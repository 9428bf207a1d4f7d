import type { OrderChargeCode } from '@wealth/api-sdk/codes';
import type { OrderCharge } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { chargeNames } from '@wealth/parts';

const isKnown = (code: string): code is OrderChargeCode => Object.hasOwn(chargeNames, code);

/** What a charge is called; the server's own name for one that this app does not know. */
export function useChargeName(): (charge: Pick<OrderCharge, 'code' | 'label'>) => string {
  const t = useMessages('charges');
  return ({ code, label }) => (isKnown(code) ? t(chargeNames[code]) : label);
}
