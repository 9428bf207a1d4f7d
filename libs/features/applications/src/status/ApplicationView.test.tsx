import { screen, waitFor, within } from '@testing-library/react';
import type { IssueApplicationDetail } from '@wealth/api-sdk/model';
import { mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { createIssueServer } from '../testing/createIssueServer.ts';
import { applicationsByState, withOwn } from '../testing/applicationFixtures.ts';
import { ipoFixture } from '../testing/issueFixtures.ts';
import { box, openIssues } from '../testing/issueTest.tsx';
import { ApplicationPage } from './ApplicationPage.tsx';

const server = mockServer();

function serve(application: IssueApplicationDetail) {
  const backend = createIssueServer({
    applications: [application],
    issues: [withOwn(ipoFixture, application)],
  });
  server.use(...backend.handlers);
  return backend;
}

function open(application: IssueApplicationDetail) {
  const backend = serve(application);
  return { ...backend, ...openIssues({ issue: ipoFixture.id }) };
}

const places = async () =>
  within(await screen.findByRole('region', { name: 'Where the money is' }))
    .getAllByRole('definition')
    .map((place) => place.textContent);

const steps = async () =>
  within(await screen.findByRole('list', { name: 'Steps of the application' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);

describe('an application that waits for its mandate', () => {
  it('says who acts until when and what happens otherwise [I5C-2-MANDATE] [DEM-18]', async () => {
    open(applicationsByState.pending);

    const next = within(await screen.findByRole('region', { name: 'What comes next' }));
    expect(next.getByRole('timer')).toBeDefined();
    expect(next.getByText('You approve the mandate in your UPI app by Fri, 20 Nov, 17:00.')).toBeDefined();
    expect(next.getByText(/^Not approved by then, the application ends/)).toBeDefined();
    expect(await places()).toEqual(['₹29,520.00', '₹0.00', '₹0.00']);
    expect(await steps()).toEqual([
      expect.stringMatching(/^Submitted/),
      expect.stringMatching(/^Mandate asked/),
      expect.stringMatching(/^Approve in your UPI app/),
      expect.stringMatching(/^Allotment/),
      expect.stringMatching(/^Debit and release/),
      expect.stringMatching(/^Listing/),
    ]);
  });

  it('is approved in the simulated UPI app, and the money is blocked in the own bank [I5C-2-APPROVE]', async () => {
    const { user } = open(applicationsByState.pending);
    await user.click(await screen.findByRole('button', { name: 'Approve' }));

    expect(await screen.findByText('Blocked at Sandbox Bank ••••4821')).toBeDefined();
    await waitFor(async () => expect(await places()).toEqual(['₹0.00', '₹29,520.00', '₹0.00']));
    expect(screen.getByText(/^Your cash here is not touched/)).toBeDefined();
  });

  it('that is declined says so, and begins anew with the form [I5C-2-DECLINE]', async () => {
    const { user } = open(applicationsByState.pending);
    await user.click(await screen.findByRole('button', { name: 'Decline' }));

    expect(await screen.findByText('If it was not you')).toBeDefined();
    expect(screen.getByText('Nothing was taken. The application has ended.')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Apply anew' }));
    expect(await screen.findByRole('form', { name: 'Apply for Bharani Solar' })).toBeDefined();
  });

  it('is withdrawn once that was meant [I5C-1-WITHDRAW]', async () => {
    const { user } = open(applicationsByState.pending);
    await user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
    const question = within(await screen.findByRole('dialog', { name: 'Withdraw this application?' }));
    await user.click(question.getByRole('button', { name: 'Withdraw application' }));

    expect(await screen.findByText('Withdrawn by you')).toBeDefined();
  });

  it('has its bids changed, and never lowered below a lot [I5C-1-CHANGE]', async () => {
    const { user, changed } = open(applicationsByState.pending);
    await user.click(await screen.findByRole('button', { name: 'Change the bids' }));
    expect(box('Lots').value).toBe('2');
    await user.clear(box('Lots'));
    await user.type(box('Lots'), '4');
    await user.click(screen.getByRole('button', { name: 'Change' }));

    await waitFor(() => expect(changed).toEqual([{ bids: [{ quantity: 180, price: null }] }]));
    expect(await screen.findByRole('heading', { name: 'Your application' })).toBeDefined();
  });
});

it('cannot be raised once the bank has blocked the amount [I5C-BAD-RAISED]', async () => {
  const { user, changed } = open(applicationsByState.blocked);
  await user.click(await screen.findByRole('button', { name: 'Change the bids' }));
  await user.clear(box('Lots'));
  await user.type(box('Lots'), '3');
  await user.click(screen.getByRole('button', { name: 'Change' }));

  expect(await screen.findByText(/^Your bank has blocked ₹29,520\.00\. To bid more/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Make it 2 lots' })).toBeDefined();
  expect(changed).toEqual([]);
});

it('shows how it was drawn, and draws it again on the page [I5C-2-REDRAW]', async () => {
  const { user } = open(applicationsByState.debited);
  const draw = within(await screen.findByRole('region', { name: 'The draw' }));
  expect(draw.getByText('88,206 of 4,08,495')).toBeDefined();
  await user.click(draw.getByRole('button', { name: 'Draw again on this page' }));

  expect(draw.getByText('The same on this page: place 88,206, 45 shares.')).toBeDefined();
  expect(await places()).toEqual(['₹14,760.00', '₹0.00', '₹14,760.00']);
  expect(screen.getByText('₹14,760.00 debited, ₹14,760.00 free again.')).toBeDefined();
});

it('that is late shows days, what is owed by which rule, and the text to send [I5C-2-LATE]', async () => {
  open(applicationsByState.late);

  const late = within(await screen.findByRole('region', { name: 'Late release' }));
  expect(late.getByText('₹500.00')).toBeDefined();
  expect(
    late.getByText(/^5 days × ₹100, counted from .* 15% a year would be ₹60\.66; the higher/),
  ).toBeDefined();
  expect(late.getByText(/mandate 632314009187: ₹29,520\.00 is blocked since 19 Nov/)).toBeDefined();
  expect(screen.getByText('5 days late')).toBeDefined();
});

it('hides the amounts and quantities of the client [I5C-1-HIDDEN]', async () => {
  serve(applicationsByState.debited);
  renderPage(<ApplicationPage id="application-1" notFound="nothing" />, { isMasked: true });
  await screen.findByRole('heading', { name: /Bharani Solar/ });

  expect(await screen.findByRole('list', { name: 'Steps of the application' })).toBeDefined();
  expect(document.body.textContent).not.toMatch(/14,760|29,520|45 shares|asha\.namuna/);
});

it('is a page of its own that can be printed, and none where the client has no such [I5C-1-PRINT]', async () => {
  serve(applicationsByState.settled);
  const { unmount } = renderPage(<ApplicationPage id="application-2" notFound="nothing" />);
  expect(await screen.findByRole('button', { name: 'Print or save as PDF' })).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Contract note' })).toBeDefined();
  expect(screen.getByText(/^The seller pays the stamp duty/)).toBeDefined();
  unmount();

  renderPage(<ApplicationPage id="unknown" notFound="nothing" />);
  expect(await screen.findByText('nothing')).toBeDefined();
});
