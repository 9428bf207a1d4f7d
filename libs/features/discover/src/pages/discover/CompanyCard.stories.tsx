import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '@wealth/testing/stage';
import { expect } from 'storybook/test';
import { discoverHandlers } from '../../testing.ts';
import { companyWithFilm } from '../../testing/contentFixtures.ts';
import { CompanyCard } from './CompanyCard.tsx';

const meta = {
  title: 'Screens/Discover/Company',
  component: CompanyCard,
  args: { operator: { entityName: 'Namuna Securities', registrationNumber: 'INZ000000000' } },
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...discoverHandlers(companyWithFilm));
  },
  decorators: [onStage()],
} satisfies Meta<typeof CompanyCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Film: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('It starts when you press play, and loads nothing before.'),
    ).toBeVisible();
  },
};

/** The operator has brought neither film nor name. */
export const NoFilm: Story = {
  args: { operator: { entityName: null, registrationNumber: null } },
  beforeEach({ msw }) {
    msw.use(...discoverHandlers());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('COMPANY_INTRO_VIDEO')).toBeVisible();
  },
};

export const Phone: Story = { ...NoFilm, globals: { viewport: { value: 'phone', isRotated: false } } };

export const Hindi: Story = { globals: { locale: 'hi' } };
