import type { OrderChargeCode } from '@wealth/api-sdk/codes';
import type { OrderCharge } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';

const texts = {
  brokerage: 'brokerage',
  securities_transaction_tax: 'securitiesTransactionTax',
  exchange_fee: 'exchangeFee',
  investor_protection_levy: 'investorProtectionLevy',
  regulator_fee: 'regulatorFee',
  stamp_duty: 'stampDuty',
  depository_fee: 'depositoryFee',
  gst: 'gst',
} as const satisfies Record<OrderChargeCode, string>;

const isKnown = (code: string): code is OrderChargeCode => Object.hasOwn(texts, code);

/** What a charge is called; the server's own name for one that this app does not know. */
export function useChargeName(): (charge: Pick<OrderCharge, 'code' | 'label'>) => string {
  const t = useMessages('charges');
  return ({ code, label }) => (isKnown(code) ? t(texts[code]) : label);
}
