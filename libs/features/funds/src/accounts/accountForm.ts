import type { BankAccountBody } from '@wealth/api-sdk/model';
import { messageRefs, type MessageRef } from '@wealth/i18n-locale';
import * as z from 'zod/mini';

const key = messageRefs('funds');

/** Characters; the bank, a zero, the branch. RBI's layout of the Indian Financial System Code. */
const ifscLength = 11;
const ifscPattern = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const numberPattern = /^(?!0+$)\d{9,18}$/;
const upiPattern = /^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/;

/** An IFSC as it travels: without spaces, in capitals. */
export function normaliseIfsc(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

/** An account number as it travels: the digits, without the spaces and hyphens that a statement groups them by. */
export function normaliseAccountNumber(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}

/** Digits of an account number that may be shown. */
const shownDigits = 4;

/** An account number as it is named: "••••1414", the way the server names those that it knows. */
export function maskedEnd(accountNumber: string): string {
  return '•'.repeat(4) + accountNumber.slice(-shownDigits);
}

export type IfscState = 'incomplete' | 'wrong' | 'complete';

/** What can be said of an IFSC while it is typed: wrong as soon as no further letter could make it right. */
export function ifscStateOf(text: string): IfscState {
  const ifsc = normaliseIfsc(text);
  if (ifscPattern.test(ifsc)) return 'complete';
  // The rest of a good one: what was typed is the beginning of an IFSC when the whole of it is.
  const rest = 'AAAA0000000'.slice(ifsc.length);
  return ifsc.length < ifscLength && ifscPattern.test(ifsc + rest) ? 'incomplete' : 'wrong';
}

const isBlank = (text: string) => text.trim() === '';

/** Without `abort`: the two numbers are compared whatever else is missing. */
function filled(required: MessageRef) {
  return z.string().check(z.refine((text) => !isBlank(text), required));
}

/** A bank account in the client's own name. The messages are keys of the catalogue. */
export const accountSchema = z
  .object({
    holder: filled(key('holderRequired')),
    ifsc: filled(key('ifscRequired')).check(
      z.refine((text) => isBlank(text) || ifscPattern.test(normaliseIfsc(text)), key('ifscInvalid')),
    ),
    accountNumber: filled(key('accountNumberRequired')).check(
      z.refine(
        (text) => isBlank(text) || numberPattern.test(normaliseAccountNumber(text)),
        key('accountNumberInvalid'),
      ),
    ),
    confirmNumber: filled(key('confirmNumberRequired')),
    upiId: z.string().check(z.refine((text) => text === '' || upiPattern.test(text), key('upiIdInvalid'))),
    accountType: z.enum(['savings', 'current']),
  })
  .check(z.refine(isSameNumber, { error: key('accountNumbersMustMatch'), path: ['confirmNumber'] }));

export type AccountValues = z.infer<typeof accountSchema>;
export type AccountField = keyof AccountValues;

/** An empty repetition is another mistake and has its own message. */
function isSameNumber({
  accountNumber,
  confirmNumber,
}: Pick<AccountValues, 'accountNumber' | 'confirmNumber'>): boolean {
  return (
    isBlank(confirmNumber) || normaliseAccountNumber(accountNumber) === normaliseAccountNumber(confirmNumber)
  );
}

const draftSchema = z.object({
  holder: z.string(),
  ifsc: z.string(),
  accountNumber: z.string(),
  confirmNumber: z.string(),
  upiId: z.string(),
  accountType: z.enum(['savings', 'current']),
});

/**
 * What an earlier visit of the page left behind, where it fits; otherwise an empty form.
 *
 * @param holder - The name of the identity check: it cannot be typed over, so the newest one counts. Empty when unknown.
 */
export function toAccountValues(draft: unknown, holder: string): AccountValues {
  const empty: AccountValues = {
    holder,
    ifsc: '',
    accountNumber: '',
    confirmNumber: '',
    upiId: '',
    accountType: 'savings',
  };
  const kept = draftSchema.safeParse(draft);
  if (!kept.success) return empty;
  return holder === '' ? kept.data : { ...kept.data, holder };
}

/** The repetition of the number stays here. */
export function toBankAccountBody(values: AccountValues): BankAccountBody {
  return {
    holder: values.holder,
    ifsc: normaliseIfsc(values.ifsc),
    account_number: normaliseAccountNumber(values.accountNumber),
    account_type: values.accountType,
    upi_id: values.upiId,
  };
}

const fieldOfWire = new Map<string, AccountField>([
  ['holder', 'holder'],
  ['ifsc', 'ifsc'],
  ['account_number', 'accountNumber'],
  ['upi_id', 'upiId'],
]);

/** The field of the form that holds a field of the request; null for one that has no place of its own for a message. */
export function fieldOf(wireName: string): AccountField | null {
  return fieldOfWire.get(wireName) ?? null;
}
