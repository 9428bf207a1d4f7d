import type { Meta, StoryObj } from '@storybook/react-vite';
import type { IssueApplicationDetail } from '@wealth/api-sdk/model';
import { longestName, mostRupees } from '@wealth/api-sdk/testing';
import { onStage, staged } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { applicationsByState } from '../testing/applicationFixtures.ts';
import { metBid, notMetBid, preventedBid, waitingBid } from '../testing/blockFixtures.ts';
import { ipoFixture, ofsFixture } from '../testing/issueFixtures.ts';
import { issueHandlers } from '../testing/issueStory.tsx';
import { ApplicationPage } from './ApplicationPage.tsx';

const shown = (application: IssueApplicationDetail): Story => ({
  args: { id: application.id },
  beforeEach({ msw }) {
    msw.use(...issueHandlers({ applications: [application], issues: [ipoFixture, ofsFixture] }));
  },
});

const meta = {
  title: 'Screens/Applications/Application',
  component: ApplicationPage,
  tags: ['!autodocs'],
  args: { id: 'application-1', notFound: 'There is no such page.' },
  decorators: [onStage()],
} satisfies Meta<typeof ApplicationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };
const { pending, blocked, declined, expired, allotted, debited, listed, notDrawn, late, settled } =
  applicationsByState;

/** The client acts: a countdown, and the simulated UPI app. */
export const MandateWaits: Story = shown(pending);
export const MandateWaitsOnPhone: Story = { ...shown(pending), globals: phone };
export const Blocked: Story = shown(blocked);
export const Declined: Story = shown(declined);
export const DeclinedByBank: Story = shown(applicationsByState.noMoney);
export const Expired: Story = shown(expired);
export const Withdrawn: Story = shown(applicationsByState.withdrawn);
export const IssueWithdrawn: Story = shown(applicationsByState.cancelled);
export const Allotted: Story = shown(allotted);

/** The shares are on their way, and the draw is repeated on the page. */
export const PartAllotted: Story = {
  ...shown(debited),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Draw again on this page' }));
    await expect(await canvas.findByText(/^The same on this page/)).toBeVisible();
  },
};

export const Listed: Story = shown(listed);
export const NotAllotted: Story = shown(notDrawn);
export const Unblocked: Story = shown(applicationsByState.unblocked);

/** Days, the rule, the text to send and whom to ask. */
export const Late: Story = shown(late);
export const LateOnPhoneInHindi: Story = { ...shown(late), globals: { ...phone, locale: 'hi' } };

/** Neither amounts nor quantities nor the UPI ID. */
export const Hidden: Story = { ...shown(debited), parameters: staged({ isMasked: true }) };
export const OfferBid: Story = shown(applicationsByState.offer);
export const OfferSettled: Story = shown(settled);

/** A bid on a block: until the window ends, met, not met and free again, and cancelled for an own bid on the other side. */
export const BlockWaits: Story = shown(waitingBid);
export const BlockMet: Story = shown(metBid);
export const BlockNotMet: Story = shown(notMetBid);
export const BlockPrevented: Story = shown(preventedBid);

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/trade/app/v1/*', () => delay('infinite')));
  },
};

/** The longest name and amounts, on a phone. */
export const LongestFigures: Story = {
  ...shown({
    ...late,
    subject: { ...late.subject, name: longestName },
    amount: mostRupees,
    money: { place: 'bank', free: mostRupees, blocked: mostRupees, paid: mostRupees },
    compensation: { days: 99, since: '2026-11-26', amount: mostRupees, yearly: mostRupees },
  }),
  globals: phone,
};
