import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft, readIdNumber } from './kycDraft.ts';

const draft = {
  step: 'id',
  base: { fullName: 'आशा नमूना', dateOfBirth: '1990-03-14', mobile: '9876543211' },
  document: { frontUrl: '/files/front', backUrl: '' },
} as const;

describe('readDraft', () => {
  it('reads what was written, through JSON', () => {
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([
    { stored: undefined, read: emptyDraft },
    { stored: 'id', read: emptyDraft },
    { stored: { ...draft, step: 'done' }, read: { ...draft, step: 'agreement' } },
    {
      stored: { ...draft, base: { fullName: 'Asha', mobile: 98 } },
      read: { ...draft, base: { fullName: 'Asha', dateOfBirth: '', mobile: '' } },
    },
    { stored: { ...draft, document: null }, read: { ...draft, document: emptyDraft.document } },
    { stored: { ...draft, idNumber: 'ABCPN0000D' }, read: draft },
  ])('reads $stored', ({ stored, read }) => {
    expect(readDraft(stored)).toEqual(read);
  });

  it('answers a draft for anything that storage may hold', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        expect(Object.keys(readDraft(stored)).toSorted()).toEqual(['base', 'document', 'step']);
      }),
    );
  });
});

describe('readIdNumber', () => {
  it.each([
    { kept: { client: '1', idNumber: 'ABC' }, number: 'ABC' },
    { kept: { client: '2', idNumber: 'ABC' }, number: '' },
    { kept: undefined, number: '' },
  ])('$kept is $number to client 1', ({ kept, number }) => {
    expect(readIdNumber(kept, '1')).toBe(number);
  });
});
