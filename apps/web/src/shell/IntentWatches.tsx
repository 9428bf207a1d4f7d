import type { IntentKind } from '@wealth/api-sdk/model';
import { ApplicationWatch } from '@wealth/feature-applications';
import { ClaimWatch } from '@wealth/feature-claims';
import { BankAccountWatch, DepositWatch, WithdrawalWatch } from '@wealth/feature-funds';
import { LoanWatch } from '@wealth/feature-loans';
import { OrderWatch } from '@wealth/feature-trade';
import type { ComponentType } from 'react';

/** A kind of request that moves money has its line here, or nothing compiles. */
const watches = {
  application: ApplicationWatch,
  order: OrderWatch,
  bank_account: BankAccountWatch,
  compensation: ClaimWatch,
  deposit: DepositWatch,
  withdrawal: WithdrawalWatch,
  loan: LoanWatch,
} as const satisfies Record<IntentKind, ComponentType>;

/** Asks, on every page of a client, for all that was sent and not answered. */
export function IntentWatches() {
  return Object.entries(watches).map(([kind, Watch]) => <Watch key={kind} />);
}
