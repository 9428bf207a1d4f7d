import { mockServer } from '@wealth/testing';
import { authData, memorySession, profile } from '@wealth/testing/stage';
import { describe, expect, it } from 'vitest';
import { createMoneyServer } from '../testing/createMoneyServer.ts';
import { fundHandlers, primaryAccount } from '../testing/fundFixtures.ts';
import { amountBox, openDeposit, openWithdrawal, typeAmount } from '../testing/moneyTest.tsx';

mockServer(...fundHandlers([primaryAccount]), ...createMoneyServer().handlers);

const other = { ...profile, id: '100999', name: 'Vikram Rao' };

const drawers = [
  { kind: 'deposit', box: 'You add', open: openDeposit },
  { kind: 'withdrawal', box: 'You withdraw', open: openWithdrawal },
] as const;

describe.each(drawers)('what was typed into a $kind [I6A-6-DRAFTS]', ({ box, open }) => {
  it.each([
    ['signed out', true],
    ['were signed out by the end of their session', false],
  ])('is not for the next client of the browser, once they %s', async (_name, isBySelf) => {
    let current = profile;
    const session = memorySession({ profile: () => current });
    await session.signIn(authData, { remember: false });
    const first = open({ session });
    await typeAmount(first.user, box, '31415');
    expect(amountBox(box).value).toBe('31,415');
    first.unmount();

    if (isBySelf) await session.signOut();
    else session.endSession('expired');
    current = other;
    await session.signIn(authData, { remember: false });
    open({ session });
    expect(amountBox(box).value).toBe('');
  });

  it('is there again for the same client after the end of the session [I6A-5-TOKEN]', async () => {
    const session = memorySession({ profile: () => profile });
    await session.signIn(authData, { remember: false });
    const first = open({ session });
    await typeAmount(first.user, box, '31415');
    first.unmount();
    session.endSession('expired');
    await session.signIn(authData, { remember: false });
    open({ session });
    expect(amountBox(box).value).toBe('31,415');
  });
});
