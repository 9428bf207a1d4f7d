import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SystemInfo } from '@wealth/api-sdk/model';
import { closeTopOverlay } from '@wealth/ui/overlays';
import { clientVisitor, fakeSession, AppStage, type FakeSession } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { ChatScope, useCustomerService } from './ChatScope.tsx';

function Page() {
  const open = useCustomerService();
  return open ? <button onClick={open}>Customer Service</button> : <p>No customer service</p>;
}

async function show(
  features: SystemInfo['features'],
  session: FakeSession = fakeSession(clientVisitor({ service: 'wealth-support' })),
) {
  await act(async () =>
    render(
      <AppStage session={session}>
        <ChatScope features={features}>
          <Page />
        </ChatScope>
      </AppStage>,
    ),
  );
  return { user: userEvent.setup() };
}

const served = { chat: true };

describe('ChatScope', () => {
  it('opens the chat beside the page, and closes it [S7-CHAT]', async () => {
    const { user } = await show(served);
    const opener = await screen.findByRole('button', { name: 'Customer Service' });

    await user.click(opener);
    const panel = await screen.findByRole('dialog', { name: 'Customer Service' });
    await waitFor(() => expect(document.activeElement).toBe(panel));

    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('keeps the frame, and with it the conversation, while it is closed', async () => {
    const { user } = await show(served);
    const opener = await screen.findByRole('button', { name: 'Customer Service' });
    await user.click(opener);
    const frame = await screen.findByTitle('Customer Service');

    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(frame.isConnected).toBe(true);
    await user.click(opener);

    expect(screen.getByRole('dialog', { name: 'Customer Service' }).contains(frame)).toBe(true);
  });

  it('closes by Escape and by browser back', async () => {
    const { user } = await show(served);
    const opener = await screen.findByRole('button', { name: 'Customer Service' });

    await user.click(opener);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(opener);
    expect(screen.getByRole('dialog')).toBeDefined();
    let isClosed = false;
    act(() => void (isClosed = closeTopOverlay()));
    expect(isClosed).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    { width: 390, isInert: true },
    { width: 1440, isInert: false },
  ])('covers a page of $width px: $isInert', async ({ width, isInert }) => {
    const before = window.innerWidth;
    Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
    const { user } = await show(served);
    const opener = await screen.findByRole('button', { name: 'Customer Service' });

    await user.click(opener);
    await screen.findByRole('dialog');
    expect(opener.closest('[inert]') !== null).toBe(isInert);

    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(opener.closest('[inert]')).toBeNull();
    Object.defineProperty(window, 'innerWidth', { value: before, configurable: true });
  });

  it('is there before the KYC approval too [I3-8-BEFORE]', async () => {
    await show(served, fakeSession(clientVisitor({ kycStatus: 'pending', service: 'wealth-support' })));
    expect(await screen.findByRole('button', { name: 'Customer Service' })).toBeDefined();
  });

  it.each([
    { name: 'the server has none', features: { chat: false } },
    { name: 'the server does not say', features: undefined },
  ])('offers nothing where $name [D-CHAT]', async ({ features }) => {
    await show(features);
    expect(await screen.findByText('No customer service')).toBeDefined();
  });

  it('offers nothing to a client without a service id', async () => {
    await show(served, fakeSession(clientVisitor({ service: '' })));
    expect(await screen.findByText('No customer service')).toBeDefined();
  });

  it('is removed at logout [S4-LOGOUT-CHAT]', async () => {
    const session = fakeSession(clientVisitor({ service: 'wealth-support' }));
    const { user } = await show(served, session);
    await user.click(await screen.findByRole('button', { name: 'Customer Service' }));
    await screen.findByTitle('Customer Service');

    act(() => session.become({ kind: 'guest' }));

    await waitFor(() => expect(document.querySelector('iframe')).toBeNull());
    expect(screen.getByText('No customer service')).toBeDefined();
  });
});
