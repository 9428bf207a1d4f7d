import type { Meta, StoryObj } from '@storybook/react-vite';
import { getGetIdentityDetailMockHandler } from '@wealth/api-sdk/testing';
import { onStage, staged } from '@wealth/testing/stage';
import { Button } from '@wealth/ui/button';
import { SideDrawer } from '@wealth/ui/side-drawer';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { brokenProfileHandlers, profileHandlers } from '../testing/index.ts';
import { UserDrawerContent, type UserDrawerContentProps } from './UserDrawerContent.tsx';

function OpenDrawer({ onClose, ...rest }: UserDrawerContentProps) {
  const [isOpen, setOpen] = useState(true);
  function close() {
    setOpen(false);
    onClose();
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open profile</Button>
      <SideDrawer isOpen={isOpen} onClose={close} title="Profile" size="panel">
        <UserDrawerContent {...rest} onClose={close} />
      </SideDrawer>
    </>
  );
}

const meta = {
  title: 'Screens/Profile/User drawer',
  component: UserDrawerContent,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    appVersion: '3.22.3221',
    environmentLabel: 'Sandbox',
    onClose: fn(),
    onLogout: fn(),
    onBankAccounts: fn(),
    onDeposit: fn(),
    onWithdraw: fn(),
  },
  beforeEach({ msw }) {
    msw.use(...profileHandlers(), getGetIdentityDetailMockHandler());
  },
  render: (args) => <OpenDrawer {...args} />,
  decorators: [onStage({ hasHosts: true })],
} satisfies Meta<typeof UserDrawerContent>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Profile' }));

export const Default: Story = {};

/** The language of the toolbar holds for what the drawer says by itself. */
export const InHindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ step }) => {
    await step('[I3A-USE-14]', async () => {
      const text = await (await drawer()).findByText('ट्रेड के लिए उपलब्ध');
      await waitFor(() => expect(text).toBeVisible());
    });
  },
};

/** Everything that a drawer can offer, once it is served. */
export const Complete: Story = {
  args: { onCustomerService: fn() },
  play: async ({ userEvent }) => {
    await userEvent.click((await drawer()).getByRole('button', { name: 'Profile' }));
    await expect((await drawer()).getByRole('button', { name: /^View KYC/ })).toBeVisible();
  },
};

/** A name without end, no badges to be proud of, and the cash out of order. */
export const LongNameAndBrokenCash: Story = {
  parameters: staged({ profile: { name: 'अनन्या '.repeat(30), vip: 0, score: 0, order_num: 0 } }),
  beforeEach({ msw }) {
    msw.use(...brokenProfileHandlers());
  },
  play: async () => {
    await expect(await (await drawer()).findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, step, userEvent }) => {
    await step('a group opens in place', async () => {
      (await drawer()).getByRole('button', { name: 'Security' }).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await expect((await drawer()).getByRole('button', { name: 'Set PIN' })).toHaveFocus();
    });
    await step('what is chosen opens when the drawer has gone [I3-4-ORDER]', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      const pinDialog = await screen.findByRole('dialog', { name: 'Set PIN' });
      await waitFor(() => expect(pinDialog).toBeVisible());
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Profile' })).toBeNull());
    });
  },
};
