import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, handlers } from '@wealth/api-sdk/testing';
import { onStage } from '@wealth/testing/stage';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DialogOpener } from '../../testing/DialogOpener.tsx';
import { setPinDialog } from './setPinDialog.ts';

const meta = {
  title: 'Screens/Profile/Set PIN',
  component: DialogOpener,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { dialog: setPinDialog },
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  decorators: [onStage({ hasHosts: true })],
} satisfies Meta<typeof DialogOpener>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Milliseconds: the chunk of the dialog has to arrive. */
const patience = { timeout: 10_000 };

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Set PIN' }));

async function verify(userEvent: { type: (element: Element, text: string) => Promise<void> }) {
  await userEvent.type(await (await dialog()).findByLabelText('Password', {}, patience), 'Wealth@123{Enter}');
  return (await dialog()).findByLabelText('PIN');
}

export const VerifyPassword: Story = {
  play: async () => {
    await expect(await (await dialog()).findByLabelText('Password', {}, patience)).toHaveFocus();
  },
};

export const IncorrectPassword: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/client/app/v1/pwd_verify', { status: 400, message: 'Incorrect password' }));
  },
  play: async ({ userEvent }) => {
    const field = await (await dialog()).findByLabelText('Password', {}, patience);
    await userEvent.type(field, 'wrong{Enter}');
    const told = await (await dialog()).findByText('Incorrect password');
    await waitFor(() => expect(told).toBeVisible());
    await expect(field).toHaveFocus();
  },
};

export const ChoosePin: Story = {
  play: async ({ userEvent }) => {
    const pin = await verify(userEvent);
    await userEvent.type(pin, '2468');
    await expect(pin).toHaveValue('2468');
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/client/app/v1/pin', { status: 500, message: 'Out of order' }));
  },
  play: async ({ userEvent }) => {
    const pin = await verify(userEvent);
    await userEvent.type(pin, '246810');
    await expect(await screen.findByText('Failed to set PIN.')).toBeVisible();
    await waitFor(() => expect(pin).toHaveValue(''));
    await expect(pin).toHaveFocus();
  },
};

export const Done: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await verify(userEvent), '246810');
    await expect(await screen.findByText('PIN has been set')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Set PIN' })).toBeNull());
  },
};
