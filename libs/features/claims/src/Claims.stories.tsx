import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage, staged } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { ClaimPanel } from './form/ClaimPanel.tsx';
import { ClaimPage } from './status/ClaimPage.tsx';
import {
  acceptedClaim,
  askedClaim,
  claimFixture,
  offeredClaim,
  paidClaim,
  refusedClaim,
} from './testing/claimFixtures.ts';
import { createClaimServer } from './testing/createClaimServer.ts';

const meta = {
  title: 'Screens/Claims',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }) {
    msw.use(...createClaimServer().handlers);
  },
  decorators: [onStage()],
  render: () => <ClaimPanel />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (claim: typeof claimFixture): Story => ({
  beforeEach({ msw }) {
    msw.use(...createClaimServer({ claims: [claim] }).handlers);
  },
  render: () => <ClaimPage id={claim.id} grievance={null} onBankAccounts={() => {}} notFound={null} />,
});

export const Form: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Under review')).toBeVisible();
    await expect(canvas.getByText('Supported: JPG, PNG. Max 10 images')).toBeVisible();
  },
};

export const FormOnPhone: Story = { ...Form, globals: { viewport: { value: 'phone', isRotated: false } } };

export const FormInHindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('दावा करना मुफ़्त है।')).toBeVisible();
  },
};

/** The amount of the rule is filled in where there is one. */
export const ByRule: Story = {
  render: () => <ClaimPanel about={{ about: 'application', subject: 'application-1' }} />,
};

/** What is missing is named at its field. */
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Under review');
    await userEvent.click(canvas.getByRole('button', { name: 'Send claim' }));
    await expect(await canvas.findByText('Choose a reason.')).toBeVisible();
  },
};

export const UnderReview: Story = page(claimFixture);

export const Offered: Story = {
  ...page(offeredClaim),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Accept ₹620.00' })).toBeVisible();
  },
};

export const OfferedHidden: Story = { ...page(offeredClaim), parameters: staged({ isMasked: true }) };

export const OfferedOnPhone: Story = {
  ...page(offeredClaim),
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const OfferedInHindiDark: Story = { ...page(offeredClaim), globals: { locale: 'hi', theme: 'dark' } };

export const Asked: Story = page(askedClaim);
export const Accepted: Story = page(acceptedClaim);
export const NotAccepted: Story = page(refusedClaim);
export const Paid: Story = page(paidClaim);
export const Overdue: Story = page({ ...claimFixture, is_overdue: true });

export const Loading: Story = {
  ...page(claimFixture),
  beforeEach({ msw }) {
    msw.use(http.get('*/credit/app/v1/compensations/:id', () => delay('infinite')));
  },
};

export const Failed: Story = {
  ...page(claimFixture),
  beforeEach({ msw }) {
    msw.use(http.get('*/credit/app/v1/compensations/:id', () => new Response(null, { status: 500 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
