import type { Deposit, DepositMethod } from '@wealth/api-sdk/model';
import { fromWire, type Paise } from '@wealth/domain';

/** Begins another deposit like this. */
export interface Another {
  method: DepositMethod;
  amount: Paise;
}

/** Where a deposit that was asked for leads to. */
export interface DepositLeads {
  onClose: () => void;
  /** Back to the form, empty or with this in it. */
  onAnother: (another?: Another) => void;
  onBankAccounts: () => void;
}

export const again = ({ method, amount }: Deposit): Another => ({ method, amount: fromWire(amount) });
export const byTransfer = (deposit: Deposit): Another => ({ ...again(deposit), method: 'transfer' });
