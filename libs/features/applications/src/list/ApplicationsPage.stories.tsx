import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing } from '@wealth/api-sdk/testing';
import { lifecycles, stepsOf } from '@wealth/domain/lifecycle';
import type { ApplicationSource } from '@wealth/parts';
import { onStage } from '@wealth/testing/stage';
import type { ApplicationSearch } from '@wealth/hrefs';
import { delay, http } from 'msw';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { useKycApplications } from '../kyc/useKycApplications.tsx';
import { brokenKycHandlers, identityDetail, kycHandlers } from '../testing.ts';
import { ApplicationsPage } from './ApplicationsPage.tsx';

/** The identity check among what other features bring. */
function Page({ others }: { others: readonly ApplicationSource[] }) {
  const [search, setSearch] = useState<ApplicationSearch>({});
  return (
    <ApplicationsPage
      sources={[useKycApplications(), ...others]}
      search={search}
      onSearchChange={(patch) => setSearch((before) => ({ ...before, ...patch }))}
    />
  );
}

const askedAt = Date.parse('2026-11-19T14:34:38+05:30');
const names = {
  REQUESTED: 'Asked for',
  SENT: 'Sent to your bank',
  PAID: 'At your bank',
  FAILED: 'Not taken',
  CANCELLED: 'Cancelled',
} as const;

const withdrawals: ApplicationSource = {
  kind: 'withdrawal',
  title: 'Withdrawals',
  applications: [
    {
      id: 'WW1',
      title: 'Withdrawal of ₹1,25,000.00',
      state: { text: 'Waiting to be sent', tone: 'warning' },
      at: askedAt,
      stepsLabel: 'Steps of the withdrawal',
      steps: stepsOf({
        lifecycle: lifecycles.withdrawal,
        history: [{ state: 'REQUESTED', at: askedAt }],
        now: askedAt,
        facts: {},
      }).map((step) => ({
        ...step,
        id: step.state,
        title: names[step.state],
      })),
      href: '/me/records',
    },
  ],
};

const meta = {
  title: 'Screens/Me/Application',
  component: Page,
  tags: ['!autodocs'],
  args: { others: [] },
  beforeEach({ msw }) {
    msw.use(...kycHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = {};

export const InReview: Story = {
  beforeEach({ msw }) {
    const timeline = identityDetail.timeline?.map((step) =>
      step.step === 'decided' ? { ...step, time: null } : step,
    );
    msw.use(...kycHandlers({ status: 'pending', check_time: null, timeline }));
  },
};

export const Rejected: Story = {
  beforeEach({ msw }) {
    msw.use(...kycHandlers({ status: 'rejected', reason: 'The ID number cannot be read.' }));
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
    msw.use(...brokenKycHandlers());
  },
};

export const PhoneInHindi: Story = {
  globals: { locale: 'hi', viewport: { value: 'phone', isRotated: false } },
};

/** Once another feature brings its applications, the client chooses between the kinds. */
export const TwoKinds: Story = {
  args: { others: [withdrawals] },
  play: async ({ canvas, userEvent }) => {
    const withdrawal = await canvas.findByRole('radio', { name: 'Withdrawals' });
    withdrawal.focus();
    await userEvent.keyboard('[Space]');
    await expect(withdrawal).toBeChecked();
    await expect(await canvas.findByText(/^by Thu, 19 Nov 2026, 16:00/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /^Identity check \(KYC\)/ })).toBeNull();
  },
};

export const EarlierSubmissions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Earlier submissions/ }));
    await expect(await canvas.findByText('The photograph of the back is blurred.')).toBeVisible();
  },
};
