import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { brokenDiscoverHandlers, discoverHandlers } from '../../testing.ts';
import { ArticlePage } from './ArticlePage.tsx';

const meta = {
  title: 'Screens/Discover/Lesson',
  component: ArticlePage,
  args: { id: 'diversification', notFound: 'Not found' },
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...discoverHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof ArticlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read before: when, and what to read next. */
export const Read: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Read on/)).toBeVisible();
  },
};

/** Its end can be reached by keys alone, and the button with it. */
export const Unread: Story = {
  args: { id: 'fraud' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'I have read this to the end' });
    button.scrollIntoView();
    await waitFor(() => expect(button).toBeEnabled());
    button.focus();
    await userEvent.keyboard('[Enter]');
    await expect(button).toBeVisible();
  },
};

export const Document: Story = { args: { id: 'key-facts' } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Text to read' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(...brokenDiscoverHandlers());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Phone: Story = { ...Read, globals: { viewport: { value: 'phone', isRotated: false } } };

export const Dark: Story = { ...Read, globals: { theme: 'dark' } };
