import type { Meta, StoryObj } from '@storybook/react-vite';
import { india, regionInLanguage, type Language } from '@wealth/i18n-locale';
import { MessagesProvider } from '@wealth/i18n-locale-react';
import { createPreferences, PreferencesProvider } from '@wealth/preferences';
import { createSession, SessionProvider, withoutBrowser } from '@wealth/session';
import { Suspense, useState, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import type { Operator } from '../components/OperatorCard.tsx';
import { AboutPage } from './about/AboutPage.tsx';
import { CookiePage } from './cookie/CookiePage.tsx';
import { PrivacyPage } from './privacy/PrivacyPage.tsx';

/** The moment of the examples in the API description. */
const storyNow = Date.parse('2026-11-19T14:32:07+05:30');

/** Nobody has configured who runs it. */
const nobody: Operator = {
  entityName: null,
  registrationNumber: null,
  researchAnalystNumber: null,
  exchangeMemberships: null,
  depositoryParticipant: null,
  registeredOffice: null,
  grievanceContact: null,
};

function Stage({ language, children }: { language: Language; children: ReactNode }) {
  const [preferences] = useState(() => createPreferences(null));
  const [session] = useState(() =>
    createSession({ environment: { ...withoutBrowser, now: () => storyNow } }),
  );
  return (
    <SessionProvider session={session}>
      <PreferencesProvider store={preferences}>
        <MessagesProvider
          language={language}
          region={regionInLanguage(india, language)}
          compactUnits="international"
        >
          <Suspense>{children}</Suspense>
        </MessagesProvider>
      </PreferencesProvider>
    </SessionProvider>
  );
}

const meta = {
  title: 'Screens/Static pages',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { globals }) => (
      <Stage language={globals['locale'] === 'en' ? 'en' : 'hi'}>
        <Story />
      </Stage>
    ),
  ],
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
