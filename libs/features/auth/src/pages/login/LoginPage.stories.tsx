import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  envelopeOf,
  failing,
  getLoginMockHandler,
  getLoginResponseMock,
  handlers,
} from '@wealth/api-sdk/testing';
import { delay } from 'msw';
import { staged } from '@wealth/testing/stage';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { beforeSignIn, showSignInFailure } from '../../testing/beforeSignIn.ts';
import { LoginPage } from './LoginPage.tsx';

const meta = {
  title: 'Screens/Login',
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

async function signIn({ canvas, userEvent }: Context) {
  await userEvent.type(await canvas.findByLabelText('Username'), '98765 43210');
  await userEvent.type(canvas.getByLabelText('Password'), 'Wealth@123');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
}

export const Sandbox: Story = {};

/** Once the system info says that market and money are real. */
export const Live: Story = {
  parameters: staged({ isSandbox: false }),
};

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Username is required')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const SigningIn: Story = {
  beforeEach({ msw }) {
    msw.use(
      getLoginMockHandler(async () => {
        await delay('infinite');
        return getLoginResponseMock();
      }),
    );
  },
  play: async (context) => {
    await signIn(context);
    await expect(context.canvas.getByRole('button', { name: /Sign in/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(context.args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const SignedIn: Story = {
  beforeEach({ msw }) {
    msw.use(getLoginMockHandler(envelopeOf(getLoginResponseMock().data)));
  },
  play: async (context) => {
    await signIn(context);
    await waitFor(() => expect(context.args.onSignedIn).toHaveBeenCalledOnce());
  },
};

/** The toast is the server's message; nothing that was typed is lost. */
export const WrongPassword: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/auth/app/v1/login', { status: 400, message: 'Incorrect mobile number or password.' }));
  },
  play: async (context) => {
    await signIn(context);
    await expect(await screen.findByText('Incorrect mobile number or password.')).toBeVisible();
    await expect(context.canvas.getByLabelText('Username')).toHaveValue('98765 43210');
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('Wealth@123');
  },
};

/** There is a session, but its profile cannot be read: the session is kept and may be tried again. */
export const UnreadableProfile: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/auth/app/v1/client_info', { status: 500, message: 'Something went wrong.' }));
  },
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByText('Your profile could not be loaded.')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(context.args.onSignedIn).not.toHaveBeenCalled();
  },
};

/** Country, time zone and language; nothing that was typed is lost. */
export const Region: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), '98765');
    await step('a country is found by its phone code, and brings its main zone [I3-1-REGION]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Your region: en-IN, Asia/Kolkata' }));
      const country = await screen.findByRole('combobox', { name: 'Country' });
      await waitFor(() => expect(country).toHaveValue('India'));
      await userEvent.clear(country);
      await userEvent.type(country, '+49');
      await userEvent.click(await screen.findByRole('option', { name: 'Germany' }));
      await expect(country).toHaveValue('Germany');
      await waitFor(() =>
        expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Berlin'),
      );
      await expect(screen.getByText(/^₹1\.234\.567,89 · /)).toBeVisible();
    });
    await step('the page follows, and keeps what was typed', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
      await expect(
        await canvas.findByRole('button', { name: 'Your region: en-DE, Europe/Berlin' }),
      ).toBeVisible();
      await expect(canvas.getByLabelText('Username')).toHaveValue('98765');
    });
  },
};

/** What is typed finds what it means, and leaves no trace where nothing is chosen [I3A-USE-17]. */
export const RegionFound: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Your region: en-IN, Asia/Kolkata' }));
    const country = await screen.findByRole('combobox', { name: 'Country' });
    const zone = screen.getByRole('combobox', { name: 'Time zone' });
    await waitFor(() => expect(country).toHaveValue('India'));
    await step('the chosen country is no hit of another search', async () => {
      await userEvent.clear(country);
      await userEvent.type(country, 'samo');
      const found = await screen.findByRole('option', { name: 'American Samoa' });
      await waitFor(() => expect(found).toBeVisible());
      await expect(screen.queryByRole('option', { name: 'India' })).toBeNull();
      await userEvent.keyboard('{Escape}');
      await userEvent.tab();
      await waitFor(() => expect(country).toHaveValue('India'));
    });
    for (const text of ['IST', 'Mumbai', 'Calcutta']) {
      await step(`the zone of India is found by ${text}`, async () => {
        await userEvent.clear(zone);
        await userEvent.type(zone, text);
        await userEvent.click(await screen.findByRole('option', { name: 'Asia/Kolkata' }));
        await waitFor(() => expect(zone).toHaveValue('Asia/Kolkata'));
      });
    }
  },
};

/** The language of the screens changes without a reload. */
export const Hindi: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Your region: en-IN, Asia/Kolkata' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'हिन्दी' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByLabelText('यूज़रनेम')).toBeVisible();
  },
};
