import { act, screen, waitFor } from '@testing-library/react';
import { configureHttp } from '@wealth/api-sdk';
import { handlers } from '@wealth/api-sdk/testing';
import { mockServer } from '@wealth/testing';
import { memoryStorage } from '@wealth/testing/stage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { profileWith } from '../../testing/index.ts';
import {
  arriving,
  button,
  field,
  fillBase,
  fillId,
  openWizard,
  passAgreement,
  reachId,
  showPage,
  slot,
} from '../../testing/wizardTest.tsx';

const server = mockServer(...handlers());

beforeEach(() => configureHttp({ upload: arriving() }));
afterEach(() => configureHttp({}));

describe('what was typed', () => {
  it('is there after a reload or the end of the session, but for the ID number [I3-3-DRAFT]', async () => {
    const first = await openWizard();
    await reachId(first, { name: "आशा O'Brien", mobile: '9876543211' });
    await fillId(first);
    first.session.endSession('expired');
    first.leave();

    const second = await openWizard({ sessionStorage: first.sessionStorage });

    expect(await screen.findByRole('heading', { name: 'Identity document' })).toBeDefined();
    expect(field('ID Number').value).toBe('');
    expect(slot('ID Front').getByText('Uploaded')).toBeDefined();
    expect(slot('ID Back').getByText('Uploaded')).toBeDefined();
    // Its address answers nobody: asking for it would only fail.
    expect(document.querySelector('img[src^="/files/"]')).toBeNull();
    await second.user.click(button('Back'));
    expect(field('Full Name').value).toBe("आशा O'Brien");
    expect(field('Date of Birth').value).toBe('14/03/1990');
    expect(field('Mobile').value).toBe('98765 43211');
  });

  it('is never stored with the ID number', async () => {
    const wizard = await openWizard();
    await reachId(wizard);
    await fillId(wizard);

    const stored = wizard.sessionStorage.getItem('wealth.kycDraft');
    expect(stored).toContain('Asha Namuna');
    expect(stored).not.toContain('ABCPN0000D');
  });

  it('is there with the ID number after a page that came in between (/error)', async () => {
    const wizard = await openWizard();
    await reachId(wizard);
    await wizard.user.type(field('ID Number'), 'ABCPN0000D');
    wizard.leave();

    showPage(wizard.session);

    expect((await screen.findByLabelText<HTMLInputElement>('ID Number')).value).toBe('ABCPN0000D');
  });

  it('says what is wrong with it when it is opened again', async () => {
    const first = await openWizard();
    await passAgreement(first);
    await fillBase(first, { dateOfBirth: '2010-01-01' });
    first.leave();

    await openWizard({ sessionStorage: first.sessionStorage });

    expect(await screen.findByText('You must be at least 18 years old.')).toBeDefined();
    expect(button('Next').disabled).toBe(true);
  });

  it('is checked again before it is sent: the age is checked nowhere else', async () => {
    const first = await openWizard();
    await reachId(first);
    const { sessionStorage } = first;
    const stored = sessionStorage.getItem('wealth.kycDraft') ?? '';
    first.leave();
    sessionStorage.setItem('wealth.kycDraft', stored.replace('1990-03-14', '2015-03-14'));
    expect(sessionStorage.getItem('wealth.kycDraft')).toContain('2015-03-14');
    const sent: string[] = [];
    server.events.on('request:start', ({ request }) => sent.push(new URL(request.url).pathname));

    const second = await openWizard({ sessionStorage });
    await fillId(second);
    await second.user.click(button('Submit'));

    expect(await screen.findByText('You must be at least 18 years old.')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Basic information' })).toBeDefined();
    expect(sent).not.toContain('/identify/app/v1');
  });

  it('is gone after a logout [I3-3-TRACES]', async () => {
    const wizard = await openWizard();
    await passAgreement(wizard);
    await fillBase(wizard);
    expect(wizard.sessionStorage.getItem('wealth.kycDraft')).toContain('Asha Namuna');

    await wizard.user.click(button('Logout'));

    await waitFor(() => expect(wizard.sessionStorage.getItem('wealth.kycDraft')).toBeNull());
  });

  it('is gone for another client', async () => {
    const sessionStorage = memoryStorage();
    const first = await openWizard({ sessionStorage });
    await passAgreement(first);
    await fillBase(first);
    first.leave();

    await openWizard({ sessionStorage, profile: () => ({ ...profileWith('unverified'), id: '100483' }) });

    expect(screen.getByRole('heading', { name: 'Client agreement' })).toBeDefined();
    expect(sessionStorage.getItem('wealth.kycDraft')).toBeNull();
  });

  it('is gone once the check is under way, as another tab may have brought about', async () => {
    let profile = profileWith('unverified');
    const wizard = await openWizard({ profile: () => profile });
    await passAgreement(wizard);
    await fillBase(wizard);

    profile = profileWith('pending');
    await act(() => wizard.session.refreshProfile());

    expect(await screen.findByRole('heading', { name: 'Verification In Progress' })).toBeDefined();
    expect(wizard.sessionStorage.getItem('wealth.kycDraft')).toBeNull();
  });

  it('waits behind the decision: a rejected client reads that first [S4-KYC-OPENS]', async () => {
    const profile = () => profileWith('rejected');
    const first = await openWizard({ profile });
    await first.user.click(button('Start again'));
    await fillBase(first);
    first.leave();

    const second = await openWizard({ profile, sessionStorage: first.sessionStorage });
    expect(screen.getByRole('heading', { name: 'Verification Rejected' })).toBeDefined();

    await second.user.click(button('Start again'));
    expect(field('Full Name').value).toBe('Asha Namuna');
  });
});
