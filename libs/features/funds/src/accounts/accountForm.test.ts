import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountSchema,
  fieldOf,
  ifscStateOf,
  normaliseAccountNumber,
  toAccountValues,
  toBankAccountBody,
  type AccountValues,
} from './accountForm.ts';

const good: AccountValues = {
  holder: 'Asha Namuna',
  ifsc: 'SBOX0000014',
  accountNumber: '11445522100937',
  confirmNumber: '11445522100937',
  upiId: 'asha.namuna@sandbox',
  accountType: 'savings',
};

/** Field and message key of everything that is wrong. */
function faults(different: Partial<AccountValues>) {
  const { error } = accountSchema.safeParse({ ...good, ...different });
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
}

describe('ifscStateOf', () => {
  it.each([
    { text: '', state: 'incomplete' },
    { text: 's', state: 'incomplete' },
    { text: 'SBOX', state: 'incomplete' },
    { text: 'SBOX0', state: 'incomplete' },
    { text: 'SBOX000001', state: 'incomplete' },
    { text: 'SBOX0000014', state: 'complete' },
    { text: ' sbox 0000 014 ', state: 'complete' },
    { text: 'SBOX00AB12C', state: 'complete' },
    { text: 'SB1', state: 'wrong' },
    { text: 'SBOXO', state: 'wrong' },
    { text: 'SBOX1', state: 'wrong' },
    { text: 'SBOX00000145', state: 'wrong' },
    { text: 'बैंक', state: 'wrong' },
    { text: 'SBOX0-00', state: 'wrong' },
  ] as const)('"$text" is $state [S1-BANK-CARDS]', ({ text, state }) => {
    expect(ifscStateOf(text)).toBe(state);
  });

  it('calls no beginning of a good one wrong', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{4}0[A-Z0-9]{6}$/), fc.nat(10), (ifsc, length) => {
        expect(ifscStateOf(ifsc.slice(0, length))).toBe('incomplete');
        expect(ifscStateOf(ifsc)).toBe('complete');
      }),
    );
  });
});

describe('accountSchema', () => {
  it('takes an account, with and without a UPI id', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ upiId: '', ifsc: 'sbox0000014', confirmNumber: '1144 5522-1009 37' })).toEqual([]);
  });

  it('names everything that is missing at once', () => {
    expect(faults({ holder: ' ', ifsc: '', accountNumber: '', confirmNumber: '' })).toEqual([
      ['holder', 'funds.holderRequired'],
      ['ifsc', 'funds.ifscRequired'],
      ['accountNumber', 'funds.accountNumberRequired'],
      ['confirmNumber', 'funds.confirmNumberRequired'],
    ]);
  });

  it.each([
    { field: 'ifsc', text: 'SBOX1000014', message: 'funds.ifscInvalid' },
    { field: 'upiId', text: 'asha', message: 'funds.upiIdInvalid' },
    { field: 'upiId', text: 'a@b', message: 'funds.upiIdInvalid' },
    { field: 'confirmNumber', text: '11445522100938', message: 'funds.accountNumbersMustMatch' },
  ])('$field "$text": $message', ({ field, text, message }) => {
    expect(faults({ [field]: text })).toEqual([[field, message]]);
  });

  it.each(['12345678', '1234567890123456789', '000000000000', '12345678a', '१२३४५६७८९'])(
    'refuses the number %s',
    (number) => {
      expect(faults({ accountNumber: number, confirmNumber: number })).toEqual([
        ['accountNumber', 'funds.accountNumberInvalid'],
      ]);
    },
  );

  it('keeps every digit of a number, however it is grouped', () => {
    const grouping = fc.constantFrom(' ', '-', '');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(9), grouping)), (parts) => {
        const digits = parts.map(([digit]) => digit).join('');
        expect(normaliseAccountNumber(parts.map(([digit, gap]) => `${digit}${gap}`).join(''))).toBe(digits);
      }),
    );
  });
});

describe('toBankAccountBody', () => {
  it('sends what the server reads, and not the repetition', () => {
    expect(toBankAccountBody({ ...good, ifsc: 'sbox0000014', accountNumber: '1144 5522 100937' })).toEqual({
      holder: 'Asha Namuna',
      ifsc: 'SBOX0000014',
      account_number: '11445522100937',
      account_type: 'savings',
      upi_id: 'asha.namuna@sandbox',
    });
  });
});

describe('toAccountValues', () => {
  it('takes up what was typed before, with the newest name', () => {
    expect(toAccountValues({ ...good, holder: 'Old Name' }, 'Asha Namuna')).toEqual(good);
    expect(toAccountValues({ ...good, holder: 'Typed Name' }, '').holder).toBe('Typed Name');
  });

  it.each([undefined, null, 'text', 7, { ifsc: 7 }, { ...good, accountType: 'gold' }])(
    'makes an empty form of %j',
    (draft) => {
      expect(toAccountValues(draft, 'Asha Namuna')).toEqual({
        holder: 'Asha Namuna',
        ifsc: '',
        accountNumber: '',
        confirmNumber: '',
        upiId: '',
        accountType: 'savings',
      });
    },
  );
});

describe('fieldOf', () => {
  it.each([
    ['account_number', 'accountNumber'],
    ['upi_id', 'upiId'],
    ['account_type', null],
    ['constructor', null],
  ])('%s is shown at %s', (wireName, field) => {
    expect(fieldOf(wireName)).toBe(field);
  });
});
