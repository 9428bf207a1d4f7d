import { describe, expect, it } from 'vitest';
import { noticeHref } from './noticeHref.ts';

const share = { market: 'NSE', symbol: 'ARAVBANK' };

describe('where a notice leads [I4B-D23]', () => {
  it.each([
    ['order_filled', 'orders', { ...share, order_id: 'o-1' }, '/portfolio/orders/o-1'],
    ['gtt_health', 'orders', { ...share, order_id: 'o-2' }, '/portfolio/orders/o-2'],
    ['order_filled', 'orders', share, '/portfolio/history'],
    ['alert_fired', 'alerts', share, '/market/NSE/ARAVBANK'],
    ['alert_fired', 'alerts', { market: 'MOON', symbol: 'X' }, '/market/alerts'],
    ['new_sign_in', 'security', { device: 'Chrome' }, '/me/profile#devices-section'],
    ['bank_added', 'security', {}, '/me/accounts#bank-section'],
    ['bank_verified', 'account', {}, '/me/accounts#bank-section'],
    ['kyc_approved', 'account', {}, '/me/application'],
    ['shares_settled', 'money', share, '/portfolio/holding'],
    ['money_settled', 'money', { amount: '₹5.00' }, '/me/records'],
    ['claim_offered', 'money', { id: 'c-1', amount: '₹5.00' }, '/services/compensation/c-1'],
    ['claim_declined', 'account', { id: 'c-1' }, '/services/compensation/c-1'],
    ['achievement', 'account', {}, null],
  ] as const)('%s of %s with %j: %s', (...row) => {
    const [code, category, params, address] = row;
    expect(noticeHref({ code, category, params })).toBe(address);
  });
});
