import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AboutPage } from '../pages/about/AboutPage.tsx';
import { CookiePage } from '../pages/cookie/CookiePage.tsx';
import { PrivacyPage } from '../pages/privacy/PrivacyPage.tsx';
import { renderPage } from '../testing/renderPage.tsx';

const pages = [
  { Page: AboutPage, title: 'About Wealth' },
  { Page: PrivacyPage, title: 'Privacy' },
  { Page: CookiePage, title: 'Cookie Privacy' },
];

describe.each(pages)('$title', ({ Page, title }) => {
  it('is static text with one way home, to /login [S2-STATIC-HOME]', () => {
    renderPage(<Page mark={<span>the mark</span>} />);

    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByText('the mark')).toBeDefined();
    const [home, ...others] = screen.getAllByRole('link', { name: 'Home' });
    expect(home?.getAttribute('href')).toBe('/login');
    expect(others).toEqual([]);
  });

  it('promises no return, no allotment and no discount', () => {
    renderPage(<Page />);

    expect(document.body.textContent).not.toMatch(/guarant|assured|priority|discount|risk-free|sure profit/i);
  });
});

describe('the texts', () => {
  it('say who sees KYC data, word by word as product.md has it', () => {
    renderPage(<PrivacyPage />);

    expect(
      screen.getByText(
        'KYC data is strictly confidential, securely stored under regulatory requirements, and not disclosed to third parties without consent except where law or regulators require it.',
      ),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Cookie Privacy' }).getAttribute('href')).toBe('/cookie');
  });

  it('list everything that is kept in the browser', () => {
    renderPage(<CookiePage />);

    const kept = within(screen.getByRole('region', { name: 'What is kept in this browser' }));
    expect(kept.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Sign-in',
      'Last page',
      'Sign-out reason',
      'Preferences',
      'Password reset',
      'PIN',
    ]);
  });
});
