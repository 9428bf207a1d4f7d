import type { OrderChargeCode } from '@wealth/api-sdk/codes';
import type { OrderCharge } from '@wealth/api-sdk/model';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { useMemo } from 'react';

/** How a charge is written: in a list, in the head of a narrow column, and where there is room for what it is on. */
export type ChargeForm = 'name' | 'short' | 'long';

const chargeTexts = {
  brokerage: { name: 'brokerage', short: 'brokerageShort', long: 'brokerageLong' },
  securities_transaction_tax: {
    name: 'securitiesTransactionTax',
    short: 'securitiesTransactionTaxShort',
    long: 'securitiesTransactionTax',
  },
  exchange_fee: { name: 'exchangeFee', short: 'exchangeFeeShort', long: 'exchangeFee' },
  investor_protection_levy: {
    name: 'investorProtectionLevy',
    short: 'investorProtectionLevyShort',
    long: 'investorProtectionLevy',
  },
  regulator_fee: { name: 'regulatorFee', short: 'regulatorFeeShort', long: 'regulatorFee' },
  stamp_duty: { name: 'stampDuty', short: 'stampDutyShort', long: 'stampDuty' },
  depository_fee: { name: 'depositoryFee', short: 'depositoryFeeShort', long: 'depositoryFeeLong' },
  gst: { name: 'gst', short: 'gstShort', long: 'gstLong' },
  depository_waiver: {
    name: 'depositoryWaiver',
    short: 'depositoryWaiverShort',
    long: 'depositoryWaiverLong',
  },
} as const satisfies Record<OrderChargeCode, Record<ChargeForm, PlainMessageKey<'charges'>>>;

const isKnown = (code: string): code is OrderChargeCode => Object.hasOwn(chargeTexts, code);

/** Names of charges in the client's language; of one that is new to us the server's. The same function until that changes. */
export function useChargeWords() {
  const t = useMessages('charges');
  return useMemo(
    () =>
      ({ code, label }: Pick<OrderCharge, 'code' | 'label'>, form: ChargeForm = 'name'): string =>
        isKnown(code) ? t(chargeTexts[code][form]) : label,
    [t],
  );
}

export type ChargeWords = ReturnType<typeof useChargeWords>;
