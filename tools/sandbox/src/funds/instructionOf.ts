import { fromPaise } from '@wealth/domain';
import { brokerCategory, upiLink } from '@wealth/domain/funds';
import type { FundPayment } from './fundTable.ts';

/** Who is paid in the sandbox; no such broker exists. */
const payee = 'Wealth Sandbox Securities';
const upiId = 'wealth.brk@validsbox';
const transferIfsc = 'SBOX0000900';

/** How a deposit is paid. Nothing in it asks for a fee. */
export function instructionOf({
  client_id: clientId,
  amount,
  method,
  reference,
}: Pick<FundPayment, 'client_id' | 'amount' | 'method' | 'reference'>) {
  return {
    payee,
    upi_id: upiId,
    category: brokerCategory,
    link: method === 'upi' ? upiLink({ payee, upiId, amount: fromPaise(amount), reference }) : null,
    reference,
    account: { number: `WLTH${clientId.toUpperCase()}`, ifsc: transferIfsc },
  };
}
