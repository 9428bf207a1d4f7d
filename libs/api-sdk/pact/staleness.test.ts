import { describe, expect, it } from 'vitest';
import { staleness } from './staleness.ts';

const contract = (...interactions: object[]) => JSON.stringify({ interactions });
const menu = { description: 'the menu', status: 200 };
const profile = { description: 'the profile', status: 200 };

describe('staleness', () => {
  it('says nothing of a contract that is the same', () => {
    expect(staleness(contract(menu), contract(menu))).toBeNull();
  });

  it.each([
    { what: 'a new', before: contract(menu), after: contract(menu, profile), named: 'the profile' },
    { what: 'a lost', before: contract(menu, profile), after: contract(profile), named: 'the menu' },
    {
      what: 'a changed',
      before: contract(menu),
      after: contract({ ...menu, status: 404 }),
      named: 'the menu',
    },
    { what: 'the first', before: '', after: contract(menu), named: 'the menu' },
  ])('names $what interaction [I3A-SPEC-14]', ({ before, after, named }) => {
    expect(staleness(before, after)).toMatch(new RegExp(`commit it\\. Changed: ${named}\\.$`));
  });
});
