import { describe, expect, it } from 'vitest';
import { deepHref } from './deepHref.ts';
import { statementSearch } from './statementSearch.ts';

const nothing = { kind: undefined, day: undefined, from: undefined, to: undefined };

describe('the address of the statements [I5B-4-ADDRESS]', () => {
  it('says what the statement is about, and of which day or days', () => {
    const search = { kind: 'ledger', from: '2026-04-01', to: '2027-03-31' } as const;
    expect(statementSearch(search)).toEqual({ ...nothing, ...search });
    expect(deepHref.statements(search)).toBe(
      '/portfolio/statements?kind=ledger&from=2026-04-01&to=2027-03-31',
    );
    expect(statementSearch({ day: '2026-11-18' })).toEqual({ ...nothing, day: '2026-11-18' });
    expect(deepHref.statements()).toBe('/portfolio/statements');
  });

  it.each([
    [{ kind: 'loans' }, nothing],
    [{ day: '2026-02-31', from: 5, to: '' }, nothing],
    // Reversed: the first day counts.
    [
      { from: '2026-11-19', to: '2026-11-18' },
      { ...nothing, from: '2026-11-19' },
    ],
  ])('forgets what it does not know: %j [I5B-BAD-STATEMENT-ADDRESS]', (search, known) => {
    expect(statementSearch(search)).toEqual(known);
  });
});
