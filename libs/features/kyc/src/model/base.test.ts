import { calendarDay } from '@wealth/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { baseSchema, type BaseValues } from './base.ts';
import { mobileDigits } from './mobileDigits.ts';

const schema = baseSchema(() => calendarDay('2026-11-19'));
const valid: BaseValues = { fullName: 'Asha Namuna', dateOfBirth: '1990-03-14', mobile: '' };

/** The first message of each field, as the form shows it. */
function messagesOf(values: Partial<BaseValues>): Record<string, string> {
  const checked = z.safeParse(schema, { ...valid, ...values });
  const messages: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? []) messages[String(path[0])] ??= message;
  return messages;
}

describe('the Base step', () => {
  it.each([
    { name: 'Asha Namuna', message: undefined },
    { name: 'आशा नमूना', message: undefined },
    { name: "Mary O'Brien", message: undefined },
    { name: 'Renée D’Souza-Namuna', message: undefined },
    { name: 'X', message: undefined },
    { name: '', message: 'kyc.fullNameRequired' },
    { name: '   ', message: 'kyc.fullNameRequired' },
  ])('takes the name "$name": $message [S5-KYC-NAME] [I3-BAD-NAMES]', ({ name, message }) => {
    expect(messagesOf({ fullName: name })['fullName']).toBe(message);
  });

  it.each([
    { date: '', message: 'kyc.dateOfBirthRequired', proves: '[S5-KYC-DOB]' },
    { date: ' ', message: 'kyc.dateOfBirthRequired', proves: '[S5-KYC-DOB]' },
    { date: '14-03-2008', message: 'kyc.dateOfBirthInvalid', proves: '[S5-KYC-DOB-FORMAT]' },
    { date: '1899-12-31', message: 'kyc.dateOfBirthInvalid', proves: '[S5-KYC-DOB-FORMAT]' },
    { date: '2007-02-29', message: 'kyc.dateOfBirthInvalid', proves: '[S5-KYC-DOB-FORMAT]' },
    { date: '2008-11-20', message: 'kyc.ageMinimum', proves: '[S5-KYC-AGE]' },
    { date: '2008-11-19', message: undefined, proves: '[S5-KYC-AGE]' },
  ])('answers the date of birth "$date": $message $proves', ({ date, message }) => {
    expect(messagesOf({ dateOfBirth: date })['dateOfBirth']).toBe(message);
  });

  it.each([
    { mobile: '', digits: '', isTaken: true },
    { mobile: '9876543211', digits: '9876543211', isTaken: true },
    { mobile: '+91 98765 43211', digits: '9876543211', isTaken: true },
    { mobile: '919876543211', digits: '9876543211', isTaken: true },
    { mobile: '09876543211', digits: '9876543211', isTaken: true },
    { mobile: '९८७६५४३२११', digits: '9876543211', isTaken: true },
    { mobile: '+44 7911 123456', digits: '447911123456', isTaken: true },
    // Ten bare digits would be the Indian 65912 34567.
    { mobile: '+65 9123 4567', digits: '006591234567', isTaken: true },
    { mobile: '+65 9123 456', digits: '659123456', isTaken: false },
    { mobile: '123456789012345', digits: '123456789012345', isTaken: true },
    { mobile: '987654321', digits: '987654321', isTaken: false },
    { mobile: '1234567890123456', digits: '1234567890123456', isTaken: false },
    { mobile: '98765-43211', digits: '9876543211', isTaken: true },
    { mobile: '98765abc11', digits: '98765abc11', isTaken: false },
  ])(
    'takes the mobile "$mobile" as $digits: $isTaken [S5-KYC-MOBILE] [I4B-A13]',
    ({ mobile, digits, isTaken }) => {
      expect(mobileDigits(mobile)).toBe(digits);
      expect(messagesOf({ mobile })['mobile']).toBe(isTaken ? undefined : 'kyc.mobileInvalid');
    },
  );

  it('takes every mobile of 10 to 15 digits, however it is spaced, and sends digits only [S5-KYC-MOBILE]', () => {
    const digit = fc.nat(9).map(String);
    fc.assert(
      fc.property(fc.array(fc.tuple(digit, fc.constantFrom('', ' ', '\t'))), (typed) => {
        const mobile = typed.flat().join('');
        const isTaken = messagesOf({ mobile })['mobile'] === undefined;
        expect(isTaken).toBe(/^(?:\d{10,15})?$/.test(mobileDigits(mobile)));
        if (typed.length >= 12 && typed.length <= 15) expect(isTaken).toBe(true);
        if (typed.length > 15 || (typed.length > 0 && typed.length < 10)) expect(isTaken).toBe(false);
      }),
    );
  });

  it('takes no text that it would have to guess at, and throws at none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => messagesOf({ fullName: text, dateOfBirth: text, mobile: text })).not.toThrow();
      }),
    );
  });
});
