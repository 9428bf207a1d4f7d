import { fromWire } from '@wealth/domain';
import { isBrokerHandle } from '@wealth/domain/funds';
import type { Deposit } from '@wealth/api-sdk/model';

const rupees = /^\d{1,13}(?:\.\d{1,2})?$/u;

/** Whether a link for a UPI app pays this handle this amount, and nothing else. */
function pays(link: string, { amount, instruction }: Pick<Deposit, 'amount' | 'instruction'>): boolean {
  // A second question mark, a fragment or a line break is read differently by browsers and by UPI apps.
  const query = /^upi:\/\/pay\?(?<query>[^?#\s]+)$/u.exec(link)?.groups?.['query'];
  if (query === undefined) return false;
  const parts = new URLSearchParams(query);
  const asked = parts.getAll('am').join(' ');
  return (
    parts.getAll('pa').join(' ') === instruction.upi_id &&
    rupees.test(asked) &&
    fromWire(Number(asked)) === fromWire(amount) &&
    // Lets the payer pay less.
    !parts.has('mam') &&
    parts.getAll('cu').every((currency) => currency === 'INR')
  );
}

/** Whether an instruction pays a registered broker what was asked for: nobody is led to any other payee or amount. */
export function isToBroker(deposit: Pick<Deposit, 'amount' | 'instruction'>): boolean {
  const { upi_id: upiId, link } = deposit.instruction;
  return isBrokerHandle(upiId) && (link === null || pays(link, deposit));
}
