import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, getRegisterMockHandler, getRegisterResponseMock, handlers } from '@wealth/api-sdk/testing';
import { delay } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { chunkPatience } from '../../testing/chunkPatience.ts';
import { beforeSignIn, showSignInFailure } from '../../testing/beforeSignIn.ts';
import { LoginPage } from '../login/LoginPage.tsx';

const meta = {
  title: 'Screens/Login/Create Account',
  component: LoginPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { appName: 'Wealth', onSignedIn: fn(), onSignInFailed: showSignInFailure },
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  decorators: [beforeSignIn],
} satisfies Meta<typeof LoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

async function open({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('link', { name: 'Sign up your account now!' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Account' }));
  await dialog.findByLabelText('Mobile Number', {}, chunkPatience);
  return dialog;
}

async function send(context: Context) {
  const { userEvent } = context;
  const dialog = await open(context);
  await userEvent.type(dialog.getByLabelText('Mobile Number'), '+91 98123 45678');
  await userEvent.type(dialog.getByLabelText('Password'), 'Wealth@123');
  await userEvent.type(dialog.getByLabelText('Confirm Password'), 'Wealth@123');
  await userEvent.type(dialog.getByLabelText('Invitation Code'), 'WEALTH2026');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'I agree to the Terms and Privacy policy' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create Account' }));
  return dialog;
}

export const Empty: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  },
};

export const Invalid: Story = {
  play: async (context) => {
    const { step, userEvent } = context;
    const dialog = await open(context);
    await step('every message shows at once, and the focus is on the first field', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Create Account' }));
      const first = await dialog.findByText('Mobile number is required');
      // What comes in may be looked at in its first frame.
      await waitFor(() => expect(first).toBeVisible());
      await expect(dialog.getByText('Password is required')).toBeVisible();
      await expect(dialog.getByText('Please confirm password')).toBeVisible();
      await expect(dialog.getByText('Invitation code is required')).toBeVisible();
      await expect(dialog.getByText('Please agree to the Terms and Privacy policy.')).toBeVisible();
      await expect(dialog.getByLabelText('Mobile Number')).toHaveFocus();
    });
    await step('what is wrong is named', async () => {
      await userEvent.type(dialog.getByLabelText('Mobile Number'), '5876543210');
      await userEvent.type(dialog.getByLabelText('Confirm Password'), 'other');
      await userEvent.type(dialog.getByLabelText('Password'), 'short');
      await expect(await dialog.findByText('Enter a valid 10-digit Indian mobile number')).toBeVisible();
      await expect(await dialog.findByText('Passwords must match')).toBeVisible();
    });
  },
};

/** Reading the terms neither ticks the box nor loses what was typed. */
export const Terms: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await open(context);
    await userEvent.type(dialog.getByLabelText('Invitation Code'), 'WEALTH2026');
    await userEvent.click(dialog.getByText('Terms'));
    const terms = within(await screen.findByRole('dialog', { name: 'Terms' }));
    await waitFor(() => expect(terms.getByRole('heading', { name: 'Risk' })).toBeVisible());
    await userEvent.click(terms.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Terms' })).toBeNull());
    await expect(dialog.getByLabelText('Invitation Code')).toHaveValue('WEALTH2026');
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  },
};

export const Pending: Story = {
  beforeEach({ msw }) {
    msw.use(
      getRegisterMockHandler(async () => {
        await delay('infinite');
        return getRegisterResponseMock();
      }),
    );
  },
  play: async (context) => {
    const dialog = await send(context);
    // The title bar's handle, "Move the dialog Create Account", is another button.
    const submit = dialog.getByRole('button', { name: (name) => /^(?!Move).*Create Account/.test(name) });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Registered: Story = {
  play: async (context) => {
    await send(context);
    await expect(await screen.findByText('Your Account Has Been Successfully Registered')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A taken mobile and a wrong invitation code get the same answer. */
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(
      failing('*/auth/app/v1/register', {
        status: 400,
        message: 'Please check the details with your advisor.',
      }),
    );
  },
  play: async (context) => {
    const dialog = await send(context);
    await expect(await screen.findByText('Registration failed. Please try again.')).toBeVisible();
    await expect(dialog.getByLabelText('Mobile Number')).toHaveValue('9812345678');
    await expect(dialog.getByLabelText('Password')).toHaveValue('Wealth@123');
    await expect(dialog.getByLabelText('Invitation Code')).toHaveValue('WEALTH2026');
    await expect(dialog.getByRole('checkbox')).toBeChecked();
  },
};
