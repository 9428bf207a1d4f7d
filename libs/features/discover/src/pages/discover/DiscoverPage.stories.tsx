import type { Meta, StoryObj } from '@storybook/react-vite';
import { envelopeOf, getGetMoversMockHandler } from '@wealth/api-sdk/testing';
import { onStage } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { Card } from '@wealth/ui/card';
import { brokenDiscoverHandlers, discoverHandlers } from '../../testing.ts';
import { companyWithFilm } from '../../testing/contentFixtures.ts';
import { DiscoverPage } from './DiscoverPage.tsx';

const meta = {
  title: 'Screens/Discover',
  component: DiscoverPage,
  args: { operator: { entityName: null, registrationNumber: null } },
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...discoverHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof DiscoverPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const losers = within(await canvas.findByRole('region', { name: 'Losers' }));
    await expect(await losers.findByRole('rowheader', { name: /^TEJASMOT NSE/ })).toBeVisible();
  },
};

/** A film that is there: nothing of it is asked for before it is pressed. */
export const WithFilm: Story = {
  beforeEach({ msw }) {
    msw.use(...discoverHandlers(companyWithFilm));
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Company introduction' }));
    await expect(await card.findByLabelText('Company introduction')).toHaveAttribute('preload', 'none');
  },
};

/** Read instead: all that the film says and shows. */
export const ReadInstead: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read instead, 3 minutes' }));
    await expect(await canvas.findByRole('region', { name: 'Words of the video' })).toBeVisible();
  },
};

/** The card of the offers stands beside the company, where the client may have them. */
export const WithOffers: Story = {
  args: { offers: <Card title="Offers">Waivers of our own charges</Card> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Offers' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    const company = await canvas.findByRole('region', { name: 'Company introduction' });
    await expect(company).toHaveAttribute('aria-busy', 'true');
  },
};

/** Before the first trade of the day. */
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(getGetMoversMockHandler(envelopeOf([])));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('No trades yet today')).toHaveLength(2));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(...brokenDiscoverHandlers());
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Losers' }));
    await expect(await card.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Phone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'खोजें' })).toBeVisible();
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

/** Two listings of one share differ by their exchange. */
export const Exchanges: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /INDRAOIL NSE/ })).toBeVisible();
  },
};
