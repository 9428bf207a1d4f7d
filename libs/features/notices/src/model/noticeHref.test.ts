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
    ['claim_offered', 'money', { claim_id: 'c-1', amount: '₹5.00' }, '/services/compensation/c-1'],
    ['claim_declined', 'account', { claim_id: 'c-1' }, '/services/compensation/c-1'],
    ['offer_granted', 'account', { amount: '₹15.93', day: '2027-11-19' }, '/services/bonus'],
    ['offer_expired', 'account', { day: '2026-11-19' }, '/services/bonus'],
    ['offer_used', 'orders', { symbol: 'ARAVBANK', order_id: 'o-3' }, '/portfolio/orders/o-3'],
    ['achievement', 'account', {}, null],
    ['dividend_paid', 'money', { ...share, action_id: 'a-1' }, '/portfolio/dividends?dividend=a-1'],
    ['loan_margin_call', 'money', { loan: 'LN-1', loan_id: 'l-1' }, '/services/loan/l-1'],
    ['shares_given', 'account', { ...share, action_id: 'a-2' }, '/portfolio/actions/a-2'],
    ['rights_lapsed', 'account', { ...share, action_id: 'a-3' }, '/portfolio/actions/a-3'],
  ] as const)('%s of %s with %j: %s', (...row) => {
    const [code, category, params, address] = row;
    expect(noticeHref({ code, category, params })).toBe(address);
  });

  it.each([
    ['application_submitted', 'money', { name: 'Enkara' }],
    ['mandate_expired', 'money', { name: 'Enkara' }],
    ['shares_allotted', 'money', { name: 'Enkara' }],
    ['issue_extended', 'money', { name: 'Enkara', day: '2026-12-14' }],
    ['unblock_late', 'money', { name: 'Enkara' }],
    ['block_met', 'orders', { symbol: 'ARAVBANK' }],
    ['block_not_met', 'orders', { symbol: 'ARAVBANK' }],
  ] as const)('%s of %s leads to its application [I5C-5-NOTICES]', (code, category, params) => {
    const named = { ...params, application_id: 'a-9' };
    expect(noticeHref({ code, category, params: named })).toBe('/me/application/a-9');
  });
});
