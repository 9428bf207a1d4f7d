import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, handlers } from '@wealth/api-sdk/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { chunkPatience } from '../../testing/chunkPatience.ts';
import { beforeSignIn, showSignInFailure } from '../../testing/beforeSignIn.ts';
import { LoginPage } from '../login/LoginPage.tsx';

const meta = {
  title: 'Screens/Login/Forgot Password',
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
  await userEvent.click(await canvas.findByRole('link', { name: "I forgot password or can't sign in" }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Forgot Password' }));
  await dialog.findByLabelText('Mobile Number', {}, chunkPatience);
  return dialog;
}

async function verify(context: Context) {
  const { userEvent } = context;
  const dialog = await open(context);
  await userEvent.type(dialog.getByLabelText('Mobile Number'), '98765 43210');
  await userEvent.type(dialog.getByLabelText('Verification Code'), '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Verify' }));
  return dialog;
}

async function reset(context: Context) {
  const { userEvent } = context;
  const dialog = await verify(context);
  await userEvent.type(await dialog.findByLabelText('New Password'), 'Wealth@456');
  await userEvent.type(dialog.getByLabelText('Confirm Password'), 'Wealth@456');
  await userEvent.click(dialog.getByRole('button', { name: 'Reset Password' }));
  return dialog;
}

export const Verification: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await expect(dialog.getByText(/Contact your advisor or wealth manager/)).toBeVisible();
  },
};

export const CodeRequested: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await open(context);
    await userEvent.type(dialog.getByLabelText('Mobile Number'), '9876543210');
    await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
    await expect(await dialog.findByText(/Code requested at 14:32 IST/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Ask again in/ })).toBeDisabled();
    await waitFor(() => expect(dialog.getByLabelText('Verification Code')).toHaveFocus());
  },
};

export const VerificationInvalid: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Verify' }));
    await expect(await dialog.findByText('Mobile number is required')).toBeVisible();
    await expect(dialog.getByText('Verification code is required')).toBeVisible();
  },
};

export const VerificationFailed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/client/app/v1/code', { status: 400, message: 'The code is wrong or too old.' }));
  },
  play: async (context) => {
    const dialog = await verify(context);
    await expect(await screen.findByText('Verification failed. Please try again.')).toBeVisible();
    await expect(dialog.getByLabelText('Mobile Number')).toHaveValue('98765 43210');
    await expect(dialog.getByLabelText('Verification Code')).toHaveValue('123456');
  },
};

export const ResetPassword: Story = {
  play: async (context) => {
    const dialog = await verify(context);
    await expect(await dialog.findByText('Verified +91 98765 43210')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('New Password')).toHaveFocus());
  },
};

export const ResetPasswordInvalid: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await verify(context);
    await userEvent.type(await dialog.findByLabelText('New Password'), 'short');
    await userEvent.click(dialog.getByRole('button', { name: 'Reset Password' }));
    await expect(await dialog.findByText('Password must be at least 6 characters')).toBeVisible();
    await expect(dialog.getByText('Confirm your password')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Confirm Password'), 'other');
    await expect(await dialog.findByText('Passwords must match')).toBeVisible();
  },
};

export const Done: Story = {
  play: async (context) => {
    await reset(context);
    await expect(await screen.findByText('Password reset successfully.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ResetFailed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/auth/app/v1/reset_pwd', { status: 500, message: 'Something went wrong.' }));
  },
  play: async (context) => {
    const dialog = await reset(context);
    await expect(await screen.findByText('Password reset failed. Please try again.')).toBeVisible();
    await expect(dialog.getByLabelText('New Password')).toHaveValue('Wealth@456');
  },
};

/** The verification was used up or is older than ten minutes: only the code is asked for again. */
export const VerificationTooOld: Story = {
  beforeEach({ msw }) {
    msw.use(
      failing('*/auth/app/v1/reset_pwd', { status: 403, message: 'Please verify your mobile number first.' }),
    );
  },
  play: async (context) => {
    const dialog = await reset(context);
    await expect(await screen.findByText('Please verify your mobile number first.')).toBeVisible();
    await expect(await dialog.findByLabelText('Mobile Number')).toHaveValue('98765 43210');
    await expect(dialog.getByLabelText('Verification Code')).toHaveValue('');
  },
};
