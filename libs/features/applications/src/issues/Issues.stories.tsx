import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing } from '@wealth/api-sdk/testing';
import { onStage, staged } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { applicationsByState, withOwn } from '../testing/applicationFixtures.ts';
import {
  fpoFixture,
  ipoFixture,
  listedFixture,
  ofsFixture,
  smeFixture,
  upcomingFixture,
} from '../testing/issueFixtures.ts';
import { drawerNamed, issueHandlers, OpenIssuesDrawer } from '../testing/issueStory.tsx';

const meta = {
  title: 'Screens/Applications/Issues',
  component: OpenIssuesDrawer,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { list: 'ipo', issue: ipoFixture.id },
  beforeEach({ msw }) {
    msw.use(...issueHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof OpenIssuesDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

/** List, terms and form side by side; one lot at cut-off costs ₹14,760 of the own bank. */
export const Form: Story = {
  play: async () => {
    const drawer = await drawerNamed('IPO');
    await expect(await drawer.findByRole('button', { name: 'Apply for 1 lot, ₹14,760' })).toBeVisible();
    await expect(drawer.getByText(/about 29 of 100 get one lot by draw/)).toBeInTheDocument();
  },
};

/** The list alone; an issue takes its place. */
export const ListOnPhone: Story = { args: { issue: null }, globals: phone };

export const FormOnPhone: Story = { globals: phone };

export const FormOnPhoneInHindi: Story = { globals: { ...phone, locale: 'hi' } };

export const InHindi: Story = { globals: { locale: 'hi' } };

/** What is wrong stands at its bid, with the nearest value in its button. */
export const WrongBids: Story = {
  play: async ({ userEvent }) => {
    const drawer = await drawerNamed('IPO');
    await drawer.findByRole('button', { name: 'Apply for 1 lot, ₹14,760' });
    const lots = drawer.getByRole('textbox', { name: 'Lots' });
    await userEvent.clear(lots);
    await userEvent.type(lots, '14');
    await userEvent.click(drawer.getByRole('button', { name: 'Add another bid' }));
    const [, price] = drawer.getAllByRole('radio', { name: 'Bid in the band' });
    await expect(price).toBeChecked();
    await userEvent.click(drawer.getByRole('textbox', { name: 'Price per share' }));
    await userEvent.paste('400');
    await userEvent.type(drawer.getByRole('textbox', { name: 'UPI ID' }), 'x');
    await expect(await drawer.findByRole('button', { name: 'Make it 13 lots' })).toBeInTheDocument();
    await expect(await drawer.findByRole('button', { name: 'Make it ₹328' })).toBeInTheDocument();
    await expect(await drawer.findByRole('button', { name: 'Use asha.namuna@sandbox' })).toBeInTheDocument();
  },
};

/** Two lots at a price, neither to be lowered nor withdrawn. */
export const SmallCompany: Story = { args: { issue: smeFixture.id } };

export const Upcoming: Story = { args: { issue: upcomingFixture.id } };

export const Listed: Story = { args: { issue: listedFixture.id } };

/** The company has given up: nothing is asked for any more. */
export const IssueWithdrawn: Story = {
  beforeEach({ msw }) {
    msw.use(...issueHandlers({ issues: [{ ...ipoFixture, status: 'withdrawn' }] }));
  },
};

export const IssueExtended: Story = {
  beforeEach({ msw }) {
    msw.use(...issueHandlers({ issues: [{ ...ipoFixture, extended_from: '2026-11-19T17:00:00+05:30' }] }));
  },
};

/** Bids fall short: everybody would get a lot. */
export const Undersubscribed: Story = {
  beforeEach({ msw }) {
    const { subscription } = ipoFixture;
    const few = subscription && { ...subscription, retail: { applicants: 90_000, lots: 119_443 } };
    msw.use(...issueHandlers({ issues: [{ ...ipoFixture, subscription: few }] }));
  },
};

export const WithoutAccount: Story = {
  beforeEach({ msw }) {
    msw.use(...issueHandlers({ accounts: [] }));
  },
};

/** The review, with the PIN that sends it. */
export const Review: Story = {
  play: async ({ userEvent }) => {
    const drawer = await drawerNamed('IPO');
    await userEvent.click(await drawer.findByRole('button', { name: 'Apply for 1 lot, ₹14,760' }));
    const review = await drawerNamed('Review the application');
    await expect(review.getByLabelText('Trading PIN')).toHaveFocus();
  },
};

/** An application under way stands in the place of the form. */
export const OwnApplication: Story = {
  beforeEach({ msw }) {
    const application = applicationsByState.pending;
    msw.use(
      ...issueHandlers({
        issues: [withOwn(ipoFixture, application), smeFixture],
        applications: [application],
      }),
    );
  },
};

/** Other bids for an application that waits. */
export const Change: Story = {
  ...OwnApplication,
  play: async ({ userEvent }) => {
    const drawer = await drawerNamed('IPO');
    await userEvent.click(await drawer.findByRole('button', { name: 'Change the bids' }));
    await expect(drawer.getByRole('textbox', { name: 'Lots' })).toHaveValue('2');
  },
};

export const OfferForSale: Story = {
  args: { list: 'fo', issue: ofsFixture.id },
  play: async () => {
    const drawer = await drawerNamed('Institutional Stock');
    await expect(await drawer.findByText('Available after')).toBeInTheDocument();
  },
};

export const OfferForSaleOnPhone: Story = { ...OfferForSale, globals: phone };

/** The amounts of the client are hidden; those of the offer are not. */
export const OfferForSaleHidden: Story = { ...OfferForSale, parameters: staged({ isMasked: true }) };

export const OfferBelowCutOff: Story = {
  args: { list: 'fo', issue: ofsFixture.id },
  play: async ({ userEvent }) => {
    const drawer = await drawerNamed('Institutional Stock');
    await drawer.findByText('Available after');
    await userEvent.click(drawer.getByRole('radio', { name: 'Own price' }));
    await userEvent.click(drawer.getByRole('textbox', { name: 'Price per share' }));
    await userEvent.paste('1480');
    await expect(await drawer.findByRole('button', { name: 'Bid at cut-off' })).toBeInTheDocument();
  },
};

export const FollowOnOffer: Story = { args: { list: 'fo', issue: fpoFixture.id } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/trade/app/v1/*', () => delay('infinite')));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/trade/app/v1/*', { status: 500, message: 'Out of order' }));
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...issueHandlers({ issues: [] }));
  },
};
