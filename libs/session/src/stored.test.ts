import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeBrowser } from '../test/FakeBrowser.ts';
import type { FakeServer } from '../test/FakeServer.ts';
import { freshBrowser } from '../test/freshBrowser.ts';
import { openTab } from '../test/open.ts';

let browser: FakeBrowser;
let server: FakeServer;

beforeEach(() => {
  ({ browser, server } = freshBrowser());
});

async function signedIn(remember = true, client = '100001') {
  const tab = openTab(browser, server);
  const visitor = tab.session.signIn(server.signIn(client), { remember });
  await vi.advanceTimersByTimeAsync(100);
  await visitor;
  return tab;
}

describe('the last route', () => {
  it.each([true, false])(
    'keeps path, search and hash beside the auth data (remember: %s) [S3-LAST-ROUTE]',
    async (remember) => {
      const tab = await signedIn(remember);
      tab.session.lastRoute.write('/portfolio/holding?sort=value#bank');

      expect(tab.session.lastRoute.read()).toBe('/portfolio/holding?sort=value#bank');
      const storage = remember ? browser.localStorage : tab.sessionStorage;
      expect([...storage.entries.keys()]).toEqual(['wealth.auth', 'wealth.lastRoute']);
    },
  );

  it.each([
    '/login',
    '/login?next=/me',
    '/kyc#id',
    '/kyc/',
    '/login/?next=/me',
    '/about/#trust',
    '/error',
    '/about',
    '/privacy',
    '/cookie',
    'https://evil.test',
    '//evil.test',
  ])('is never %s [I3A-L8]', async (address) => {
    const tab = await signedIn();
    tab.session.lastRoute.write(address);

    expect(tab.session.lastRoute.read()).toBeNull();
  });

  it.each(['https://evil.test', 'data:text/html,x', '/\\evil.test', '/login', ''])(
    'that was tampered with is removed: %s',
    async (address) => {
      const tab = await signedIn();
      browser.localStorage.entries.set('wealth.lastRoute', address);

      expect(tab.session.lastRoute.read()).toBeNull();
      expect(browser.localStorage.entries.has('wealth.lastRoute')).toBe(false);
    },
  );

  it('outlives an expiry and not a logout', async () => {
    const tab = await signedIn();
    tab.session.lastRoute.write('/market');
    tab.session.endSession('expired');
    expect(tab.session.lastRoute.read()).toBe('/market');

    const visitor = tab.session.signIn(server.signIn(), { remember: true });
    await vi.advanceTimersByTimeAsync(100);
    await visitor;
    tab.session.endSession('signedOut');
    expect(tab.session.lastRoute.read()).toBeNull();
  });

  it('is not written for a guest', () => {
    const tab = openTab(browser, server);
    tab.session.lastRoute.write('/market');

    expect(tab.session.lastRoute.read()).toBeNull();
  });
});

describe('the KYC draft', () => {
  const draft = { full_name: 'Asha Verma', mobile: '', id_no: 'ZZZPZ1234Z' };

  it('is kept in session storage without the ID number, and survives an expiry [I3-3-DRAFT]', async () => {
    const tab = await signedIn();
    tab.session.drafts.write('kyc', draft);
    tab.session.endSession('expired');
    const visitor = tab.session.signIn(server.signIn(), { remember: true });
    await vi.advanceTimersByTimeAsync(100);
    await visitor;

    expect(tab.session.drafts.read('kyc')).toEqual({ full_name: 'Asha Verma', mobile: '' });
    expect([...tab.sessionStorage.entries.values()].join(' ')).not.toContain('ZZZPZ1234Z');
  });

  it.each([
    { step: 1, base: { full_name: 'Asha Verma' }, idNumber: 'ZZZPZ1234Z' },
    { step: 1, base: { full_name: 'Asha Verma', id_no: 'ZZZPZ1234Z' } },
    { step: 2, base: { full_name: 'Asha Verma' }, document: { idNumber: 'ZZZPZ1234Z', front: '/files/1' } },
    { pages: [{ idNumber: 'ZZZPZ1234Z' }] },
  ])('never holds the ID number, under whatever name and however deep: %j [I3A-SPEC-17]', async (values) => {
    const tab = await signedIn();
    tab.session.drafts.write('kyc', values);

    expect([...tab.sessionStorage.entries.values()].join(' ')).not.toContain('ZZZPZ1234Z');
    expect(JSON.stringify(tab.session.drafts.read('kyc'))).not.toMatch(/id_no|idNumber/);
  });

  it('is deleted when another client signs in', async () => {
    const tab = await signedIn();
    tab.session.drafts.write('kyc', draft);
    tab.session.endSession('expired');
    const visitor = tab.session.signIn(server.signIn('100006'), { remember: true });
    await vi.advanceTimersByTimeAsync(100);
    await visitor;

    expect(tab.session.drafts.read('kyc')).toBeUndefined();
    expect(tab.sessionStorage.entries.has('wealth.kycDraft')).toBe(false);
  });

  it('is deleted when its form has been sent and says so', async () => {
    const tab = await signedIn();
    tab.session.drafts.write('kyc', draft);
    tab.session.drafts.remove('kyc');

    expect(tab.session.drafts.read('kyc')).toBeUndefined();
  });

  it.each(['{', '[]', 'null', '{"client":"100001"}', '{"__proto__":{"client":"100001"}}'])(
    'that was tampered with is none: %s',
    async (text) => {
      const tab = await signedIn();
      tab.sessionStorage.entries.set('wealth.kycDraft', text);

      expect(tab.session.drafts.read('kyc')).toBeUndefined();
    },
  );

  it('is not kept for a guest', () => {
    const tab = openTab(browser, server);
    tab.session.drafts.write('kyc', draft);

    expect([...tab.sessionStorage.entries]).toEqual([]);
  });
});

describe('the draft of the order ticket [I5A-6-INTENT]', () => {
  const draft = { instrument: 'NSE:ARAVBANK', side: 'BUY', quantity: 40 };

  it('is kept in session storage, and survives an expiry', async () => {
    const tab = await signedIn();
    tab.session.drafts.write('ticket', draft);
    tab.session.endSession('expired');
    const visitor = tab.session.signIn(server.signIn(), { remember: true });
    await vi.advanceTimersByTimeAsync(100);
    await visitor;

    expect([...tab.sessionStorage.entries.keys()]).toContain('wealth.ticketDraft');
    expect(tab.session.drafts.read('ticket')).toEqual(draft);
    tab.session.drafts.remove('ticket');
    expect(tab.session.drafts.read('ticket')).toBeUndefined();
  });

  it('is deleted at logout, and when another client signs in', async () => {
    const tab = await signedIn();
    tab.session.drafts.write('ticket', draft);
    tab.session.endSession('expired');
    const visitor = tab.session.signIn(server.signIn('100006'), { remember: true });
    await vi.advanceTimersByTimeAsync(100);
    await visitor;
    expect(tab.sessionStorage.entries.has('wealth.ticketDraft')).toBe(false);

    tab.session.drafts.write('ticket', draft);
    const leaving = tab.session.signOut();
    await vi.advanceTimersByTimeAsync(100);
    await leaving;
    expect(tab.sessionStorage.entries.has('wealth.ticketDraft')).toBe(false);
  });
});

describe('any other draft', () => {
  it('stays in memory', async () => {
    const tab = await signedIn();
    tab.session.drafts.write('createAccount', { mobile: '9812345678' });

    expect(tab.session.drafts.read('createAccount')).toEqual({ mobile: '9812345678' });
    expect([...tab.sessionStorage.entries]).toEqual([]);
    tab.session.drafts.remove('createAccount');
    expect(tab.session.drafts.read('createAccount')).toBeUndefined();
  });
});

describe('refreshProfile', () => {
  it('takes the new profile over', async () => {
    const tab = await signedIn();
    server.kycStatus = 'rejected';
    const done = tab.session.refreshProfile();
    await vi.advanceTimersByTimeAsync(100);
    await done;

    expect(tab.session.visitor()).toMatchObject({ kind: 'client', kycStatus: 'rejected' });
  });
});
