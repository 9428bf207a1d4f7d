import { screen } from '@testing-library/react';
import { fromPaise } from '@wealth/domain';
import { mockServer, renderPage } from '@wealth/testing';
import { Button } from '@wealth/ui/button';
import { describe, expect, it } from 'vitest';
import { createMoneyServer } from '../testing/createMoneyServer.ts';
import { fundHandlers, primaryAccount } from '../testing/fundFixtures.ts';
import { amountBox, openDeposit } from '../testing/moneyTest.tsx';
import { useDraftDeposit } from './useDraftDeposit.ts';

mockServer(...fundHandlers([primaryAccount]), ...createMoneyServer().handlers);

function Lead({ missing }: { missing: number }) {
  const draftDeposit = useDraftDeposit();
  return <Button onPress={() => draftDeposit(fromPaise(missing))}>Add money</Button>;
}

describe('a deposit of what is missing elsewhere', () => {
  it.each([
    ['is whole rupees', { missing: 31_415_92, isMasked: false }, '31,416'],
    ['is no less than can be deposited', { missing: 1, isMasked: false }, '20,000'],
    ['tells nothing of it with hidden values [I6A-1-HIDDEN]', { missing: 31_415_92, isMasked: true }, ''],
  ])('%s', async (_name, { missing, isMasked }, shown) => {
    const { user, session, unmount } = renderPage(<Lead missing={missing} />, { isMasked });
    await user.click(screen.getByRole('button', { name: 'Add money' }));
    unmount();
    openDeposit({ session, isMasked });
    expect(amountBox('You add').value).toBe(shown);
  });
});
