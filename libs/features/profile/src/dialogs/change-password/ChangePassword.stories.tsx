import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, handlers } from '@wealth/api-sdk/testing';
import { onStage } from '@wealth/testing/stage';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DialogOpener } from '../../testing/DialogOpener.tsx';
import { changePasswordDialog } from './changePasswordDialog.ts';

const meta = {
  title: 'Screens/Profile/Change Password',
  component: DialogOpener,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { dialog: changePasswordDialog },
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  decorators: [onStage({ hasHosts: true })],
} satisfies Meta<typeof DialogOpener>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Milliseconds: the chunk of the dialog has to arrive. */
const patience = { timeout: 10_000 };

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Change Password' }));

export const Empty: Story = {
  play: async () => {
    await expect(await (await dialog()).findByLabelText('Current Password', {}, patience)).toHaveFocus();
  },
};

/** All that is wrong is said at once; the first field in error gets the focus. */
export const Invalid: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(
      await (await dialog()).findByLabelText('Current Password', {}, patience),
      'Wealth@123',
    );
    await userEvent.type((await dialog()).getByLabelText('New Password'), 'asha');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Change Password' }));
    // What slides in may be looked at in its first frame.
    await waitFor(async () =>
      expect((await dialog()).getByText('Password must be at least 6 characters')).toBeVisible(),
    );
    await waitFor(async () =>
      expect((await dialog()).getByText('Please confirm your password')).toBeVisible(),
    );
    await waitFor(async () => expect((await dialog()).getByLabelText('New Password')).toHaveFocus());
  },
};

export const Refused: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/auth/app/v1/change_pwd', { status: 400, message: 'Incorrect password' }));
  },
  play: async ({ userEvent }) => {
    await userEvent.type(
      await (await dialog()).findByLabelText('Current Password', {}, patience),
      'Wrong@123',
    );
    await userEvent.type((await dialog()).getByLabelText('New Password'), 'Fresh@456');
    await userEvent.type((await dialog()).getByLabelText('Confirm Password'), 'Fresh@456');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Change Password' }));
    await expect(await screen.findByText('Incorrect password')).toBeVisible();
    await expect((await dialog()).getByLabelText('New Password')).toHaveValue('Fresh@456');
  },
};
