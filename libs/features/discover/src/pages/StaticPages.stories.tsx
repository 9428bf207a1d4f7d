import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '@wealth/testing/stage';
import { expect } from 'storybook/test';
import type { Operator } from '../components/OperatorCard.tsx';
import { AboutPage } from './about/AboutPage.tsx';
import { CookiePage } from './cookie/CookiePage.tsx';
import { PrivacyPage } from './privacy/PrivacyPage.tsx';

/** Nobody has configured who runs it. */
const nobody: Operator = {
  entityName: null,
  registrationNumber: null,
  researchAnalystNumber: null,
  exchangeMemberships: null,
  depositoryParticipant: null,
  registeredOffice: null,
  lender: null,
  lenderRegistration: null,
  lenderGrievance: null,
  grievanceContact: null,
};

const meta = {
  title: 'Screens/Static pages',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [onStage({ isWholePage: true })],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const About: Story = { render: () => <AboutPage operator={nobody} /> };

export const Privacy: Story = { render: () => <PrivacyPage /> };

export const Cookie: Story = { render: () => <CookiePage /> };

export const PrivacyInHindi: Story = {
  ...Privacy,
  globals: { locale: 'hi' },
  play: async ({ canvas, step }) => {
    await step('the toolbar speaks for the whole screen [I3A-USE-14] [I3A-TOOL-SCREENS]', async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/[ऀ-ॿ]/);
    });
  },
};
