import { isBrokerHandle } from '@wealth/domain/funds';
import type { Deposit } from '@wealth/api-sdk/model';

/** Whether a link for a UPI app pays this handle, and no other. */
function paysTo(link: string, upiId: string): boolean {
  // A second question mark, a fragment or a line break is read differently by browsers and by UPI apps.
  const query = /^upi:\/\/pay\?(?<query>[^?#\s]+)$/u.exec(link)?.groups?.['query'];
  return query !== undefined && new URLSearchParams(query).getAll('pa').join(' ') === upiId;
}

/** Whether an instruction pays a registered broker: nobody is led to any other payee. */
export function isToBroker({ upi_id: upiId, link }: Deposit['instruction']): boolean {
  return isBrokerHandle(upiId) && (link === null || paysTo(link, upiId));
}
