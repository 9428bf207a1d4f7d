import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, handlers } from '@wealth/api-sdk/testing';
import type { KycStatus, Session } from '@wealth/session';
import { AppStage, authData, memorySession } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { profileWith } from '../../testing/index.ts';
import { drawSpecimen } from '../../testing/drawSpecimen.ts';
import { KycPage } from './KycPage.tsx';

const base = { fullName: 'Asha Namuna', dateOfBirth: '1990-03-14', mobile: '9000000000' };
const noImages = { frontUrl: '', backUrl: '' };

/** A signed-in client with this status, who has left this draft. */
function clientWith(status: KycStatus, draft?: Record<string, unknown>, reason?: string) {
  return async (): Promise<{ session: Session }> => {
    const session = memorySession({ profile: () => profileWith(status, reason) });
    await session.signIn(authData, { remember: false });
    if (draft) session.drafts.write('kyc', draft);
    return { session };
  };
}

const atBase = clientWith('unverified', {
  step: 'base',
  base: { ...base, fullName: '', dateOfBirth: '', mobile: '' },
});
const atId = clientWith('unverified', { step: 'id', base, document: noImages });

const meta = {
  title: 'Screens/KYC',
  component: KycPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { onLogout: fn(), registrationNumber: null },
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  render: (args, { loaded: { session }, globals }) => (
    <AppStage session={session} locale={globals['locale']} hasHosts>
      <KycPage {...args} />
    </AppStage>
  ),
} satisfies Meta<typeof KycPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const slotOf = ({ canvas }: Context, name: string) => within(canvas.getByRole('group', { name }));

async function choose(context: Context, name: string, file: File) {
  const [input] = slotOf(context, name).getAllByLabelText(new RegExp(name));
  if (!input) throw new Error(`${name} takes no file`);
  await context.userEvent.upload(input, file);
}

export const Agreement: Story = {
  loaders: [clientWith('unverified')],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('checkbox', { name: 'I have read the agreement and agree to it' }),
    ).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Agree and Continue' })).toBeDisabled();
  },
};

/** Read to the end, ticked, and on to Base: by keys alone. */
export const AgreementByKeys: Story = {
  args: { registrationNumber: 'INH000000000' },
  loaders: [clientWith('unverified')],
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('region', { name: 'Client agreement' });
    text.focus();
    // A play function's keys are no real ones and scroll nothing.
    text.scrollTo({ top: text.scrollHeight });
    const tick = canvas.getByRole('checkbox', { name: 'I have read the agreement and agree to it' });
    await waitFor(() => expect(tick).toBeEnabled());
    await userEvent.tab();
    await expect(tick).toHaveFocus();
    await userEvent.keyboard('[Space]');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Agree and Continue' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Basic information' })).toBeVisible();
  },
};

export const AgreementRead: Story = {
  loaders: [clientWith('unverified')],
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('region', { name: 'Client agreement' });
    text.scrollTo({ top: text.scrollHeight });
    const tick = canvas.getByRole('checkbox', { name: 'I have read the agreement and agree to it' });
    await waitFor(() => expect(tick).toBeEnabled());
    await userEvent.click(tick);
    await expect(canvas.getByRole('button', { name: 'Agree and Continue' })).toBeEnabled();
  },
};

export const Base: Story = {
  loaders: [atBase],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const BaseInvalid: Story = {
  loaders: [atBase],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Full Name'));
    await userEvent.type(canvas.getByLabelText('Date of Birth'), '2009-03-14');
    await userEvent.type(canvas.getByLabelText('Mobile'), '90000');
    await userEvent.tab();
    await expect(await canvas.findByText('Full name is required.')).toBeVisible();
    await expect(canvas.getByText('You must be at least 18 years old.')).toBeVisible();
    await expect(canvas.getByText('Phone number must be 10–15 digits.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const BaseValid: Story = {
  loaders: [atBase],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Full Name'), "आशा O'Brien");
    await userEvent.type(canvas.getByLabelText('Date of Birth'), '14031990');
    await userEvent.type(canvas.getByLabelText('Mobile'), '+91 90000 00000');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled());
    await expect(canvas.getByLabelText('Mobile')).toHaveValue('90000 00000');
  },
};

export const Id: Story = { loaders: [atId] };

export const IdInvalid: Story = {
  loaders: [atId],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('ID number is required.')).toBeVisible();
  },
};

export const IdOneSide: Story = {
  loaders: [atId],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('ID Number'), 'ABCPN0000D');
    await choose(context, 'ID Front', await drawSpecimen('id-front-specimen.png'));
    await expect(await slotOf(context, 'ID Front').findByText(/uploaded/)).toBeVisible();
  },
};

export const IdUploading: Story = {
  loaders: [atId],
  beforeEach({ msw }) {
    msw.use(http.post('*/client/app/v1/image', () => delay('infinite')));
  },
  play: async (context) => {
    await context.canvas.findByLabelText('ID Number');
    await choose(context, 'ID Front', await drawSpecimen('id-front-specimen.png'));
    await expect(await slotOf(context, 'ID Front').findByRole('progressbar')).toBeVisible();
  },
};

/** The number and the other side stay; Retry sends the same file again. */
export const IdUploadFailed: Story = {
  loaders: [atId],
  beforeEach({ msw }) {
    msw.use(failing('*/client/app/v1/image', { status: 500, message: 'Something went wrong.' }));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('ID Number'), 'ABCPN0000D');
    await choose(context, 'ID Front', await drawSpecimen('id-front-specimen.png'));
    await expect(await slotOf(context, 'ID Front').findByText('Image upload failed.')).toBeVisible();
    await expect(slotOf(context, 'ID Front').getByText('Something went wrong.')).toBeVisible();
    await expect(canvas.getByLabelText('ID Number')).toHaveValue('ABCPN0000D');
  },
};

export const NotAnImage: Story = {
  loaders: [atId],
  play: async (context) => {
    await context.canvas.findByLabelText('ID Number');
    await choose(context, 'ID Back', new File(['%PDF-1.7'], 'scan.png', { type: 'image/png' }));
    await expect(await slotOf(context, 'ID Back').findByText('Only image files are allowed.')).toBeVisible();
  },
};

async function submit(context: Context) {
  const { canvas, userEvent } = context;
  await userEvent.type(await canvas.findByLabelText('ID Number'), 'ABCPN0000D');
  for (const side of ['ID Front', 'ID Back']) {
    await choose(context, side, await drawSpecimen('specimen.png'));
    await slotOf(context, side).findByText(/uploaded/);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
}

export const Submitted: Story = {
  loaders: [atId],
  play: async (context) => {
    await submit(context);
    await expect(
      await context.canvas.findByRole('heading', { name: 'Thank you for submitting' }),
    ).toBeVisible();
  },
};

export const SubmissionFailed: Story = {
  loaders: [atId],
  beforeEach({ msw }) {
    msw.use(failing('*/identify/app/v1', { status: 500, message: 'Something went wrong.' }));
  },
  play: async (context) => {
    await submit(context);
    await expect(await screen.findByText('Something went wrong.')).toBeVisible();
    await expect(context.canvas.getByLabelText('ID Number')).toHaveValue('ABCPN0000D');
  },
};

export const Pending: Story = {
  loaders: [clientWith('pending')],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledTimes(1);
  },
};

export const Rejected: Story = {
  loaders: [clientWith('rejected', undefined, 'The back of the ID could not be read.')],
};

export const RejectedWithoutReason: Story = { loaders: [clientWith('rejected')] };

/** What a back office may write: one word without an end, and a script that reads the other way. */
export const RejectedAtLength: Story = {
  loaders: [clientWith('rejected', undefined, `${'x'.repeat(300)} שוק ההון של מומבאי`)],
};

export const StartedAgain: Story = {
  loaders: [clientWith('rejected', undefined, 'The back of the ID could not be read.')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start again' }));
    await expect(await canvas.findByRole('heading', { name: 'Basic information' })).toBeVisible();
  },
};

export const HindiAgreement: Story = { globals: { locale: 'hi' }, loaders: [clientWith('unverified')] };
export const HindiBase: Story = { globals: { locale: 'hi' }, loaders: [atBase] };
export const HindiId: Story = { globals: { locale: 'hi' }, loaders: [atId] };
export const HindiRejected: Story = {
  globals: { locale: 'hi' },
  loaders: [clientWith('rejected', undefined, 'The back of the ID could not be read.')],
};
