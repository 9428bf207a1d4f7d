import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '@wealth/testing/stage';
import { expect } from 'storybook/test';
import { ipoFixture, upcomingFixture } from '../testing/issueFixtures.ts';
import { issueHandlers } from '../testing/issueStory.tsx';
import { IssueCalendarCard } from './IssueCalendarCard.tsx';

const meta = {
  title: 'Screens/Discover/Issues',
  component: IssueCalendarCard,
  tags: ['!autodocs'],
  decorators: [onStage()],
} satisfies Meta<typeof IssueCalendarCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With what the client has asked for in the last column. */
export const OwnApplication: Story = {
  beforeEach({ msw }) {
    const own = {
      ...ipoFixture,
      application: { id: 'application-1', state: 'BLOCKED' as const, amount: 29_520 },
    };
    msw.use(...issueHandlers({ issues: [own, upcomingFixture] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Yours: /)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...issueHandlers({ issues: [] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No issue in these months')).toBeVisible();
  },
};

export const Phone: Story = {
  ...OwnApplication,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
