import { screen, within } from '@testing-library/react';
import type { Offer } from '@wealth/api-sdk/model';
import { envelopeOf, failing, getGetOffersMockHandler } from '@wealth/api-sdk/testing';
import { clientVisitor, fakeSession, mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { OffersCard } from '../../components/offers/OffersCard.tsx';
import { availableOffer, expiredOffer, usedOffer } from '../../components/offers/offerFixtures.ts';
import { OffersPage } from './OffersPage.tsx';

const server = mockServer();
const all = [availableOffer, usedOffer, expiredOffer];
const answer = (offers: Offer[]) => server.use(getGetOffersMockHandler(envelopeOf(offers)));
const waiver = (until: string) =>
  within(screen.getByRole('region', { name: `Waiver of the depository charge, until ${until}` }));
const textsOf = (part: ReturnType<typeof waiver>) =>
  part.getAllByRole('definition').map((value) => value.textContent);

describe('the page of offers [I6B-3-LIST]', () => {
  it('says of each waiver which charge, how it is used, until when, and for what it was', async () => {
    answer(all);
    renderPage(<OffersPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Offers' })).toBeDefined();
    await screen.findByText('Available');
    const available = waiver('Tue, 2 Nov 2027');
    expect(textsOf(available)).toEqual([
      'Depository charge with its GST',
      '₹15.93 at each sale',
      '1 of 2 left',
      'Tue, 2 Nov 2027',
      'All lessons on risk read',
      'Mon, 2 Nov 2026',
    ]);
    expect(available.getByText(/^It is used automatically at your next sale/)).toBeDefined();
    const sale = available.getByRole('link', { name: /Sale of ARAVBANK on BSE.*₹15.93/ });
    expect(sale.getAttribute('href')).toBe('/portfolio/orders/order-2');

    const used = waiver('Thu, 31 Dec 2026');
    expect(used.getByText('Used')).toBeDefined();
    expect(used.queryByText(/^It is used automatically/)).toBeNull();
    expect(used.getByRole('link', { name: /NEELINFO on NSE/ }).getAttribute('href')).toBe(
      '/me/application/application-1',
    );
    const expired = waiver('Fri, 28 Aug 2026');
    expect(expired.getByText('Expired')).toBeDefined();
    expect(textsOf(expired)).toContain('Another reason');
    expect(expired.queryByRole('link')).toBeNull();
  });

  it('has the terms, and what was waived in the running tax year', async () => {
    answer(all);
    renderPage(<OffersPage />);
    expect(
      await screen.findByText(
        /^No offer depends on how much or how often you trade. Waived in the tax year 2026-27: ₹15.93\.$/,
      ),
    ).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Terms' })).getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByText(/never paid out/)).toBeDefined();
  });

  it('says what earns one while there is none', async () => {
    answer([]);
    renderPage(<OffersPage />);
    expect(await screen.findByText('No waivers yet')).toBeDefined();
    expect(screen.getByText(/Trading and paying in earn none/)).toBeDefined();
  });

  it('fails with the button Retry, and recovers by it', async () => {
    server.use(failing('*/content/app/v1/offers', { status: 500, message: 'Out of order' }));
    const { user } = renderPage(<OffersPage />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answer(all);
    await user.click(retry);
    expect(await screen.findByText('Available')).toBeDefined();
  });
});

describe('the card of offers [I6B-3-CARD]', () => {
  const sessionOf = (allowBonus: boolean) => fakeSession(clientVisitor({ allow_bonus: allowBonus }));

  it('has those that wait for a sale first, and leads to all of them', async () => {
    answer(
      [usedOffer, expiredOffer, expiredOffer, availableOffer].map((offer, index) => ({
        ...offer,
        id: `${index}`,
      })),
    );
    renderPage(<OffersCard />, { session: sessionOf(true) });
    const list = within(await screen.findByRole('list', { name: 'Offers' }));
    const rows = list.getAllByRole('link').map((row) => row.textContent);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toContain('Available');
    expect(rows[0]).toContain('₹15.93 off one sale, automatically, until Tue, 2 Nov 2027');
    expect(screen.getByRole('link', { name: 'All offers and terms' }).getAttribute('href')).toBe(
      '/services/bonus',
    );
  });

  it('is not there for a client who was not given offers, and asks for none', () => {
    renderPage(<OffersCard />, { session: sessionOf(false) });
    expect(screen.queryByRole('region')).toBeNull();
  });
});
