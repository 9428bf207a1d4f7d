import { describe, expect, it, vi } from 'vitest';
import { hasFieldFor, setServerErrors } from './serverErrors.ts';

type Values = { name: string; idNumber: string };

const fieldOf = (field: string) => {
  if (field === 'id_no') return 'idNumber';
  return field === 'name' ? 'name' : null;
};
const fault = (field: string, code = 'invalid') => ({ field, code, message: `The server on ${field}` });

describe('the faults that a server finds', () => {
  it('stand on their fields in the server’s words, the first with the focus [I3B-3-FORMS]', () => {
    const setError = vi.fn();
    setServerErrors<Values>({ setError }, [fault('other'), fault('id_no'), fault('name')], { fieldOf });

    expect(setError.mock.calls).toEqual([
      ['idNumber', { type: 'server', message: 'The server on id_no' }, { shouldFocus: true }],
      ['name', { type: 'server', message: 'The server on name' }, { shouldFocus: false }],
    ]);
  });

  it('stand there in words of ours where there are such, and leave the focus where it is if asked', () => {
    const setError = vi.fn();
    setServerErrors<Values>({ setError }, [fault('name', 'same')], {
      fieldOf,
      messageOf: ({ code }) => code,
      takesFocus: false,
    });

    expect(setError.mock.calls).toEqual([
      ['name', { type: 'server', message: 'same' }, { shouldFocus: false }],
    ]);
  });

  it('are claimed by a form that has a field for one of them', () => {
    expect(hasFieldFor([fault('other'), fault('name')], fieldOf)).toBe(true);
    expect(hasFieldFor([fault('other')], fieldOf)).toBe(false);
    expect(hasFieldFor([], fieldOf)).toBe(false);
  });
});
