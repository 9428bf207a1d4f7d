import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage, staged } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { brokenPortfolioHandlers, newClient, portfolioHandlers, worstClient } from '../../testing.ts';
import { SummaryPage } from './SummaryPage.tsx';

const meta = {
  title: 'Screens/Portfolio/Summary',
  component: SummaryPage,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...portfolioHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof SummaryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...portfolioHandlers(newClient));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(...brokenPortfolioHandlers());
  },
};

export const Masked: Story = { parameters: staged({ isMasked: true }) };

export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

/** The longest figures: nothing leaves its tile. */
export const WorstCase: Story = {
  beforeEach({ msw }) {
    msw.use(...portfolioHandlers(worstClient));
  },
};
