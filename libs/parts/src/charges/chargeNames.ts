import type { OrderChargeCode } from '@wealth/api-sdk/codes';

/** The key of each charge in the catalogue of charges. */
export const chargeNames = {
  brokerage: 'brokerage',
  securities_transaction_tax: 'securitiesTransactionTax',
  exchange_fee: 'exchangeFee',
  investor_protection_levy: 'investorProtectionLevy',
  regulator_fee: 'regulatorFee',
  stamp_duty: 'stampDuty',
  depository_fee: 'depositoryFee',
  gst: 'gst',
  depository_waiver: 'depositoryWaiver',
} as const satisfies Record<OrderChargeCode, string>;
