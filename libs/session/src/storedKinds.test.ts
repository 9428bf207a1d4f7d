import { describe, expect, expectTypeOf, it } from 'vitest';
import type { SafeStorage } from './safeStorage.ts';
import { storedDrafts, storedKinds } from './storedKinds.ts';

describe('what is stored in a browser [I4C-1-STORED]', () => {
  it('has a name of its own each, and no name begins with that of another', () => {
    const names = Object.values(storedKinds).map(({ key }) => key);
    for (const name of names) expect(names.filter((other) => other.startsWith(name))).toEqual([name]);
  });

  it('takes no name that is not in the table, and none of another place', () => {
    type Local = Parameters<SafeStorage<'local'>['write']>[0];
    type Session = Parameters<SafeStorage<'session'>['write']>[0];
    expectTypeOf<string>().not.toExtend<Local>();
    expectTypeOf<'ticketDraft'>().not.toExtend<Local>();
    expectTypeOf<'preferences'>().not.toExtend<Session>();
    expectTypeOf<'pinGrant'>().not.toExtend<Local | Session>();
    expectTypeOf<'signIn'>().toExtend<Local & Session>();
  });

  it('of what was typed is in the table of kinds, until it is sent', () => {
    const kinds = Object.entries(storedKinds).filter(([, kind]) => 'draft' in kind);
    expect(storedDrafts.map(({ kind }) => kind)).toEqual(kinds.map(([name]) => name));
    expect(kinds.map(([, { until }]) => until)).toEqual(kinds.map(() => 'sent'));
  });
});
