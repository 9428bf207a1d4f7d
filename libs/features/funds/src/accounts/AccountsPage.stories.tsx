import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage, staged } from '@wealth/testing/stage';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  brokenFundHandlers,
  failedAccount,
  fundHandlers,
  newAccount,
  pendingAccount,
  primaryAccount,
  reviewedAccount,
  secondAccount,
} from '../testing/fundFixtures.ts';
import { PinDialogs } from '../testing/PinDialogs.tsx';
import { AccountsPage } from './AccountsPage.tsx';

const meta = {
  title: 'Screens/Funds/Bank accounts',
  component: AccountsPage,
  tags: ['!autodocs'],
  args: { onSetPin: fn(() => Promise.resolve(false)), onHelp: fn() },
  beforeEach({ msw }) {
    msw.use(...fundHandlers([primaryAccount, secondAccount, pendingAccount]));
  },
  render: (args) => (
    <>
      <PinDialogs />
      <AccountsPage {...args} />
    </>
  ),
  decorators: [onStage({ hasHosts: true })],
} satisfies Meta<typeof AccountsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Default: Story = {};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/app/v1/*', () => delay('infinite')));
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...fundHandlers([]));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(...brokenFundHandlers());
  },
};

/** A penny drop that failed says why: the names stand beside each other, with the letters that differ. */
export const NotVerified: Story = {
  beforeEach({ msw }) {
    msw.use(...fundHandlers([primaryAccount, { ...failedAccount, holder: 'Asha N Mehta' }]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In your KYC')).toBeVisible();
    const [different] = canvas.getAllByText(/\S/, { selector: 'mark' });
    await expect(different).toBeVisible();
  },
};

/** No money leaves to it before its first day is over. */
export const New: Story = {
  beforeEach({ msw }) {
    msw.use(...fundHandlers([primaryAccount, newAccount]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^New: withdrawals to it from Thu, 19 Nov, 16:20/)).toBeVisible();
  },
};

/** The names are alike: a person looks at them. */
export const InReview: Story = {
  beforeEach({ msw }) {
    msw.use(...fundHandlers([primaryAccount, reviewedAccount]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We compare the name with your KYC')).toBeVisible();
  },
};

/** Accounts cannot be changed before there is a PIN. */
export const WithoutPin: Story = { parameters: staged({ profile: { has_pin: false } }) };

/** Names of 500 characters, from right to left and with combining characters break. */
export const UnusualNames: Story = {
  beforeEach({ msw }) {
    msw.use(
      ...fundHandlers([
        { ...primaryAccount, holder: 'N'.repeat(500), bank_name: 'B'.repeat(500) },
        { ...secondAccount, holder: 'بنك الاختبار', bank_name: 'Z̈a̧l̂ Bank' },
      ]),
    );
  },
};

export const PhoneInHindi: Story = {
  globals: { locale: 'hi', viewport: { value: 'phone', isRotated: false } },
};

async function openForm({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add account' }));
  return within(await canvas.findByRole('form', { name: 'Add an account in your own name' }));
}

/** As in the design: a good IFSC, and two numbers that differ. */
export const AddingAnAccount: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const form = await openForm(context);
    await userEvent.type(form.getByLabelText('IFSC'), 'sbox0000014');
    await userEvent.type(form.getByLabelText('Account number'), '11445522102210');
    await userEvent.type(form.getByLabelText('Confirm account number'), '00114455221');
    await userEvent.tab();
    await expect(await form.findByText('Sandbox Bank, Koregaon Park, Pune')).toBeVisible();
    await expect(await form.findByText('Account numbers must match')).toBeVisible();
  },
};

/** By the keyboard alone: the form, the PIN, and back; the refused account is still typed in. */
export const AddedByKeys: Story = {
  beforeEach({ msw }) {
    msw.use(
      http.post('*/client/app/v1/bank', () => {
        const message = 'This account is already linked.';
        const errors = [{ field: 'account_number', code: 'known', message }];
        return HttpResponse.json({ data: { errors }, message }, { status: 409 });
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the form opens and is filled in', async () => {
      (await canvas.findByRole('button', { name: 'Add account' })).focus();
      await userEvent.keyboard('{Enter}');
      (await canvas.findByLabelText('IFSC')).focus();
      await userEvent.keyboard('SBOX0000014');
      await userEvent.tab();
      await userEvent.keyboard('11445522100937');
      await userEvent.tab();
      await userEvent.keyboard('11445522100937{Enter}');
    });
    await step('the PIN sends it', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Confirm with your PIN' }));
      await waitFor(() => expect(dialog.getByLabelText('PIN')).toHaveFocus());
      await userEvent.keyboard('246810');
    });
    await step('the refusal stands on the field', async () => {
      await expect(await canvas.findByText('This account is already linked.')).toBeVisible();
      await expect(canvas.getByLabelText('Account number')).toHaveValue('11445522100937');
    });
  },
};

export const AskingForThePin: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Satpura Bank ••••1290' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make primary' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm with your PIN' }));
    await waitFor(() => expect(dialog.getByLabelText('PIN')).toHaveFocus());
  },
};
