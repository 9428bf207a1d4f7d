import { screen, within } from '@testing-library/react';
import { gttFixtures, orderFixtures } from '@wealth/api-sdk/testing';
import { ApplicationCard } from '@wealth/parts';
import { mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { createOrderServer } from '../testing/createOrderServer.ts';
import { useGttApplications } from './useGttApplications.tsx';

const server = mockServer();
const gtts = Object.values(gttFixtures);

function Listed() {
  const { applications, instead } = useGttApplications();
  return (
    <>
      {instead?.state.kind === 'empty' ? instead.state.title : null}
      {applications.map((application) => (
        <ApplicationCard key={application.id} application={application} />
      ))}
    </>
  );
}

describe('GTTs as applications [I6A-3-APPLICATION-GTT]', () => {
  it('are those that wait for their trigger, with their terms and their end', async () => {
    server.use(...createOrderServer({ orders: [orderFixtures.open, ...gtts] }).handlers);
    renderPage(<Listed />, { hasHosts: true });

    const cards = await screen.findAllByRole('region');
    expect(cards).toHaveLength(gtts.length);
    const [card] = cards;
    if (!card) throw new RangeError('The fixtures have a GTT.');
    expect(card.textContent).toContain('GTT, trigger');
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Placed/),
      expect.stringMatching(/^Waits for its trigger/),
      expect.stringMatching(/^Ends if the trigger is not reached/),
    ]);
    expect(within(card).getByRole('link').getAttribute('href')).toMatch(/^\/portfolio\/orders\//);
  });

  it('say that none waits', async () => {
    server.use(...createOrderServer({ orders: [orderFixtures.open] }).handlers);
    renderPage(<Listed />, { hasHosts: true });
    expect(await screen.findByText('No GTT waits')).toBeDefined();
  });
});
