import type { Meta, StoryObj } from '@storybook/react-vite';
import { envelopeOf, failing, getGetIdentityDetailMockHandler } from '@wealth/api-sdk/testing';
import { onStage } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { identityDetail, brokenMeHandlers, meHandlers } from '../../testing/meFixtures.ts';
import { ApplicationPage } from './ApplicationPage.tsx';
import { KycApplication } from './KycApplication.tsx';

const kyc = { kind: 'kyc', title: 'KYC', Cards: KycApplication };

const meta = {
  title: 'Screens/Me/Application',
  component: ApplicationPage,
  tags: ['!autodocs'],
  args: { sources: [kyc] },
  beforeEach({ msw }) {
    msw.use(...meHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof ApplicationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = {};

export const InReview: Story = {
  beforeEach({ msw }) {
    const timeline = identityDetail.timeline?.map((step) =>
      step.step === 'decided' ? { ...step, time: null } : step,
    );
    const detail = { ...identityDetail, status: 'pending', check_time: null, timeline } as const;
    msw.use(getGetIdentityDetailMockHandler(envelopeOf(detail)));
  },
};

export const Rejected: Story = {
  beforeEach({ msw }) {
    const reason = 'The ID number cannot be read.';
    msw.use(getGetIdentityDetailMockHandler(envelopeOf({ ...identityDetail, status: 'rejected', reason })));
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/identify/app/v1/detail', { status: 404, message: 'Not found.' }));
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/identify/app/v1/*', () => delay('infinite')));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(...brokenMeHandlers());
  },
};

export const PhoneInHindi: Story = {
  globals: { locale: 'hi', viewport: { value: 'phone', isRotated: false } },
};

/** Once another feature brings its applications, the client chooses between the kinds. */
export const TwoKinds: Story = {
  args: { sources: [kyc, { kind: 'loan', title: 'Loan', Cards: () => <p>No loan was asked for.</p> }] },
  play: async ({ canvas, userEvent }) => {
    const loan = await canvas.findByRole('radio', { name: 'Loan' });
    loan.focus();
    await userEvent.keyboard('[Space]');
    await expect(loan).toBeChecked();
    await expect(canvas.queryByRole('region', { name: 'Identity check (KYC)' })).toBeNull();
  },
};

export const EarlierSubmissions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Earlier submissions/ }));
    await expect(await canvas.findByText('The photograph of the back is blurred.')).toBeVisible();
  },
};
