import type { Meta, StoryObj } from '@storybook/react-vite';
import { envelopeOf, getGetAchievementsMockHandler } from '@wealth/api-sdk/testing';
import { onStage } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { brokenMeHandlers, meHandlers } from '../../testing/meFixtures.ts';
import { ProfilePage } from './ProfilePage.tsx';

const meta = {
  title: 'Screens/Me/Profile',
  component: ProfilePage,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...meHandlers());
  },
  decorators: [onStage({ hasHosts: true })],
} satisfies Meta<typeof ProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every card keeps the place of its content. */
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/app/v1/*', () => delay('infinite')));
  },
};

/** A client who has just been approved. */
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(getGetAchievementsMockHandler(envelopeOf([])));
  },
};

/** Each card says what failed and has its own Retry. */
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(...brokenMeHandlers());
  },
};

export const InHindi: Story = { globals: { locale: 'hi' } };

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const PhoneInHindi: Story = {
  globals: { locale: 'hi', viewport: { value: 'phone', isRotated: false } },
};

export const SigningOutADevice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out Safari on iOS' }));
    const question = within(await screen.findByRole('dialog', { name: 'Sign out this device?' }));
    await userEvent.click(question.getByRole('button', { name: 'Sign out' }));
    await expect(await screen.findByText('Safari on iOS was signed out.')).toBeVisible();
  },
};
