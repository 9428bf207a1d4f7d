import { screen, within } from '@testing-library/react';
import { sandboxMark } from '@wealth/ui/sandbox-mark';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Operator } from './OperatorCard.tsx';
import { AboutPage } from '../pages/about/AboutPage.tsx';
import { CookiePage } from '../pages/cookie/CookiePage.tsx';
import { PrivacyPage } from '../pages/privacy/PrivacyPage.tsx';
import { renderPage } from '@wealth/testing';

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

function About() {
  return <AboutPage operator={nobody} />;
}

const pages = [
  { Page: About, title: 'About Wealth' },
  { Page: PrivacyPage, title: 'Privacy' },
  { Page: CookiePage, title: 'Cookie Privacy' },
];

describe.each(pages)('$title', ({ Page, title }) => {
  it('is static text with one way home, to /login [S2-STATIC-HOME]', () => {
    renderPage(<Page />);

    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    // In the header and, for phones, at the foot.
    expect(screen.getAllByText('Sandbox: simulated market and money')).toHaveLength(2);
    const [home, ...others] = screen.getAllByRole('link', { name: 'Home' });
    expect(home?.getAttribute('href')).toBe('/login');
    expect(others).toEqual([]);
  });

  it('leads to the other public pages and to who runs all of it [I3-7-STATIC]', () => {
    renderPage(<Page />);

    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/about',
      '/privacy',
      '/cookie',
      '/about#trust',
    ]);
  });

  it('promises no return, no allotment and no discount [D-PROTECT-COPY]', () => {
    renderPage(<Page />);

    expect(document.body.textContent).not.toMatch(/guarant|assured|priority|discount|risk-free|sure profit/i);
  });
});

describe('the foot of a public page [I3A-LOOK-25] [I3A-SPEC-MARK]', () => {
  it('says whose it is and, for phones, the mark in full', () => {
    renderPage(<PrivacyPage />);
    const footer = within(screen.getByRole('contentinfo'));

    expect(footer.getByText('© 2026 Wealth. All rights reserved.')).toBeDefined();
    expect(footer.getByText('Sandbox: simulated market and money')).toBeDefined();
  });

  it('leads to the licences of the software from About', () => {
    renderPage(<About />);
    const notices = screen.getByRole('link', { name: 'Licence notices' });
    expect(notices.getAttribute('href')).toBe('/third-party-notices.txt');
  });
});

describe('the texts', () => {
  it('say who sees KYC data, word by word', () => {
    renderPage(<PrivacyPage />);

    expect(
      screen.getByText(
        'KYC data is strictly confidential, securely stored under regulatory requirements, and not disclosed to third parties without consent except where law or regulators require it.',
      ),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Cookie Privacy' }).getAttribute('href')).toBe('/cookie');
  });

  it('list everything that is kept in the browser [D-STORAGE]', () => {
    renderPage(<CookiePage />);

    const kept = within(screen.getByRole('region', { name: 'What is kept in this browser' }));
    expect(kept.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Sign-in',
      'Last page',
      'Sign-out reason',
      'Preferences',
      'Cookie choice',
      'KYC draft',
      'Order draft',
      'Deposit draft',
      'Withdrawal draft',
      'Application draft',
      'Block bid draft',
      'Loan draft',
      'Claim draft',
      'Sent request',
      'Place on a page',
      'This browser',
      'Password reset',
      'PIN',
    ]);
  });
});

describe('the trust panel', () => {
  const panel = () => within(screen.getByRole('region', { name: 'Trust and complaints' }));

  it('marks what is not configured, and says that a sandbox has no registration [D-OPERATOR]', () => {
    renderPage(<About />);

    expect(panel().getAllByText('Configuration: not set')).toHaveLength(10);
    expect(panel().getByText(/This is a sandbox: nothing here is a registration/)).toBeDefined();
  });

  it('shows what the operator has configured, and no word of a sandbox once it is live [D-PROTECT-TRUST]', () => {
    sandboxMark.set(false);
    onTestFinished(() => sandboxMark.set(true));
    renderPage(
      <AboutPage
        operator={{
          ...nobody,
          entityName: 'Namuna Securities',
          registrationNumber: 'INZ000000000',
          exchangeMemberships: 'NSE 00000',
          grievanceContact: 'grievance@namuna.example',
        }}
      />,
    );

    for (const value of ['Namuna Securities', 'INZ000000000', 'NSE 00000', 'grievance@namuna.example']) {
      expect(panel().getByText(value)).toBeDefined();
    }
    expect(panel().queryByText(/This is a sandbox/)).toBeNull();
  });

  it('says how to check it, where to complain in which order, and whom to call [D-PROTECT-TRUST]', () => {
    renderPage(<About />);

    const titles = panel()
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
    expect(titles).toEqual([
      'Check the registration',
      'Validate the payment address',
      'Verify the app',
      'Money sent to a fraudster?',
      'Customer service',
      'Grievance contact',
      'SCORES',
      'Online dispute resolution',
    ]);
    expect(panel().getByText('1930')).toBeDefined();
  });

  it('leads to SCORES, to ODR and to 1930, and gives none of them a handle on the page [I3A-SPEC-16]', () => {
    renderPage(<About />);

    const links = panel().getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:1930',
      'https://cybercrime.gov.in',
      'https://scores.sebi.gov.in',
      'https://smartodr.in',
    ]);
    for (const link of links.slice(1)) expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});
