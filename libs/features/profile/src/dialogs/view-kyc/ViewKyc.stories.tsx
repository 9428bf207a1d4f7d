import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  envelopeOf,
  failing,
  getGetIdentityDetailMockHandler,
  getGetIdentityDetailResponseMock,
  handlers,
} from '@wealth/api-sdk/testing';
import { delay, http } from 'msw';
import { onStage } from '@wealth/testing/stage';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DialogOpener } from '../../testing/DialogOpener.tsx';
import { viewKycDialog } from './viewKycDialog.ts';

/** A card without a name on it. */
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="480" height="300"%3E%3Crect width="480" height="300" fill="%23e4e2dc"/%3E%3Crect x="32" y="32" width="120" height="150" fill="%230b4f5c"/%3E%3C/svg%3E';

/** Ends before it has begun: the browser asks for it, and fails without a request. */
const brokenPicture = 'data:image/png;base64,AAAA';

function detailWith(images: { id_front_url: string; id_back_url: string }) {
  const { data } = getGetIdentityDetailResponseMock();
  return getGetIdentityDetailMockHandler(envelopeOf({ ...data, ...images }));
}

const meta = {
  title: 'Screens/Profile/View KYC',
  component: DialogOpener,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { dialog: viewKycDialog },
  beforeEach({ msw }) {
    msw.use(detailWith({ id_front_url: picture, id_back_url: picture }), ...handlers());
  },
  decorators: [onStage({ hasHosts: true })],
} satisfies Meta<typeof DialogOpener>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Milliseconds: the chunk of the dialog has to arrive. */
const patience = { timeout: 10_000 };

const dialog = async () => within(await screen.findByRole('dialog', { name: 'View KYC' }));

export const Loaded: Story = {
  play: async () => {
    const front = await (await dialog()).findByRole('img', { name: 'ID Front' }, patience);
    await waitFor(() => expect(front).toBeVisible());
  },
};

/** [S2-KYCVIEW-IMAGES] */
export const BrokenImage: Story = {
  beforeEach({ msw }) {
    msw.use(detailWith({ id_front_url: picture, id_back_url: brokenPicture }));
  },
  play: async () => {
    const shown = await dialog();
    await shown.findByRole('img', { name: 'ID Front' }, patience);
    await waitFor(() => expect(shown.queryByRole('img', { name: 'ID Back' })).toBeNull());
    await expect(shown.getByText('ID Back')).toBeVisible();
  },
};

/** The mask gives way to the whole number, by keys. */
export const IdNumberShown: Story = {
  play: async ({ userEvent }) => {
    (await (await dialog()).findByRole('button', { name: 'Show ID number' }, patience)).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await (await dialog()).findByText('ZZZPZ1234Z')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/identify/app/v1/*', () => delay('infinite')));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/identify/app/v1/detail', { status: 500, message: 'Out of order' }));
  },
  play: async () => {
    const shown = await dialog();
    await expect(await shown.findByText('Failed to load KYC information.', {}, patience)).toBeVisible();
    await waitFor(() => expect(shown.getByRole('button', { name: 'Retry' })).toBeEnabled());
  },
};
