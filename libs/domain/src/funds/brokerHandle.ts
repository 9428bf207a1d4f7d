import { toRupees, type Paise } from '../money/paise.ts';

/**
 * Whether a UPI id is one that a broker may be paid at: `name.brk@valid<bank>`, which the regulator gives to registered
 * intermediaries only.
 */
export function isBrokerHandle(upiId: string): boolean {
  return /^[a-z0-9][a-z0-9-]*\.brk@valid[a-z]{2,}$/.test(upiId);
}

/** The merchant category of securities brokers. */
export const brokerCategory = '6211';

export interface UpiPayment {
  payee: string;
  upiId: string;
  amount: Paise;
  reference: string;
}

/** The link that opens a UPI app with everything filled in; a QR code holds the same text. */
export function upiLink({ payee, upiId, amount, reference }: UpiPayment): string {
  const parts = [
    ['pa', upiId],
    ['pn', payee],
    ['mc', brokerCategory],
    ['tr', reference],
    ['am', toRupees(amount).toFixed(2)],
    ['cu', 'INR'],
  ] as const;
  // UPI apps read "@" as it stands, and blanks as %20.
  const query = parts.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`);
  return `upi://pay?${query.join('&')}`;
}
