import type { Meta, StoryObj } from '@storybook/react-vite';
import { envelopeOf, failing, getGetOffersMockHandler } from '@wealth/api-sdk/testing';
import { onStage } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { OffersCard } from '../../components/offers/OffersCard.tsx';
import { availableOffer, expiredOffer, usedOffer } from '../../components/offers/offerFixtures.ts';
import { OffersPage } from './OffersPage.tsx';

const meta = {
  title: 'Screens/Offers',
  component: OffersPage,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(getGetOffersMockHandler(envelopeOf([availableOffer, usedOffer, expiredOffer])));
  },
  decorators: [onStage()],
} satisfies Meta<typeof OffersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each waiver with its terms, its state and its use. */
export const Waivers: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Available')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Sale of ARAVBANK/ })).toBeVisible();
  },
};

export const OnPhone: Story = { ...Waivers, globals: { viewport: { value: 'phone', isRotated: false } } };

export const InHindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('उपलब्ध')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
};

export const NoneYet: Story = {
  beforeEach({ msw }) {
    msw.use(getGetOffersMockHandler(envelopeOf([])));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No waivers yet')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/content/app/v1/offers', { status: 500, message: 'Out of order' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** On Discover. */
export const InShort: Story = {
  render: () => <OffersCard />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'All offers and terms' })).toBeVisible();
  },
};
