import { catalogue, india, loadMessages, regionInLanguage, type Language } from '@wealth/i18n-locale';
import { beforeAll, describe, expect, it } from 'vitest';
import { noticeWording } from './noticeWording.ts';

beforeAll(() => Promise.all([loadMessages('en', ['notices']), loadMessages('hi', ['notices'])]));

function textsIn(language: Language) {
  const { locale } = regionInLanguage(india, language);
  const t = catalogue.translator({ language, locale, namespace: 'notices' });
  if (!t) throw new RangeError('the texts did not load');
  return t;
}

function wordsIn(language: Language, code: string, params: Record<string, string> = {}) {
  const t = textsIn(language);
  return noticeWording(t, { code, params, message: 'Words of the server' });
}

const account = { bank_name: 'Sandbox Bank', masked_number: '••••4821' };

const fired = { market: 'NSE', symbol: 'ARAVBANK', direction: 'above', value: '1,010', price: '1,010.40' };
const suspended = { market: 'NSE', symbol: 'ARAVBANK', values: '77.01 · 90.00' };

const gtt = { market: 'NSE', symbol: 'ARAVBANK', side: 'BUY', quantity: '60' };
const traded = { market: 'NSE', symbol: 'ARAVBANK', filled: '40' };

describe('noticeWording [I5A-10-NOTICES]', () => {
  it.each<{ code: string; params: Record<string, string> }>([
    { code: 'kyc_approved', params: {} },
    { code: 'kyc_rejected', params: {} },
    { code: 'password_changed', params: {} },
    { code: 'pin_set', params: {} },
    { code: 'new_sign_in', params: { device: 'Firefox' } },
    { code: 'bank_added', params: account },
    { code: 'bank_verified', params: account },
    { code: 'bank_failed', params: { ...account, failure: 'name_mismatch' } },
    { code: 'bank_failed', params: { ...account, failure: 'account_not_found' } },
    { code: 'bank_removed', params: account },
    { code: 'alert_fired', params: { ...fired, kind: 'price' } },
    { code: 'alert_fired', params: { ...fired, kind: 'change_percent' } },
    { code: 'alert_fired', params: { ...fired, kind: 'week52' } },
    { code: 'alert_fired', params: { ...fired, kind: 'volume' } },
    { code: 'alerts_suspended', params: { ...suspended, kind: 'split' } },
    { code: 'alerts_suspended', params: { ...suspended, kind: 'bonus' } },
    { code: 'alerts_suspended', params: { ...suspended, kind: 'rights' } },
    { code: 'order_filled', params: { ...traded, side: 'BUY', average: '1,004.80' } },
    { code: 'order_filled', params: { ...traded, side: 'SELL', average: '1,004.80' } },
    { code: 'order_cancelled', params: { ...traded, quantity: '60' } },
    { code: 'order_expired', params: { ...traded, quantity: '60' } },
    { code: 'order_rejected', params: { ...traded, quantity: '60' } },
    { code: 'gtt_triggered', params: gtt },
    { code: 'gtt_failed', params: gtt },
    { code: 'gtt_health', params: { ...gtt, fault: 'not_enough_funds' } },
    { code: 'shares_settled', params: { market: 'NSE', symbol: 'SANCHTEL', quantity: '12' } },
    { code: 'money_settled', params: { amount: '₹1,16,200.72' } },
    { code: 'claim_received', params: { day: '2026-12-10' } },
    { code: 'claim_info_needed', params: {} },
    { code: 'claim_offered', params: { amount: '₹620.00', day: '2026-12-03' } },
    { code: 'claim_declined', params: {} },
    { code: 'claim_offer_ended', params: {} },
    { code: 'claim_overdue', params: {} },
    { code: 'claim_paid', params: { amount: '₹620.00' } },
    { code: 'offer_granted', params: { amount: '₹15.93', day: '2027-11-19' } },
    { code: 'offer_used', params: { amount: '₹15.93', symbol: 'ARAVBANK' } },
    { code: 'offer_expired', params: { day: '2026-11-19' } },
  ])('says $code in Hindi, with its values', ({ code, params }) => {
    const named = code.startsWith('claim_') ? { reference: 'CP-26110001', ...params } : params;
    const { title, text } = wordsIn('hi', code, named);
    expect(title).toMatch(/\p{Script=Devanagari}/u);
    expect(text).toMatch(/\p{Script=Devanagari}/u);
    const codes = ['failure', 'market', 'symbol', 'kind', 'direction', 'side', 'fault'];
    for (const [name, value] of Object.entries(params)) {
      if (!codes.includes(name)) expect(text).toContain(value);
    }
  });

  it('says of a GTT what it has come to [I5A-8-GTT]', () => {
    expect(wordsIn('en', 'gtt_triggered', gtt)).toEqual({
      title: 'ARAVBANK: GTT triggered',
      text: 'The trigger was reached. The order for 60 was sent.',
    });
    expect(wordsIn('en', 'gtt_failed', gtt).title).toBe('ARAVBANK: GTT triggered, order rejected');
    expect(wordsIn('en', 'gtt_health', gtt).title).toBe('ARAVBANK: GTT would fail today');
    expect(wordsIn('en', 'gtt_health', { symbol: 'ARAVBANK' }).title).toBe('Words of the server');
  });

  it('leaves an alert of a kind that is new to the server', () => {
    expect(wordsIn('en', 'alert_fired', { ...fired, kind: 'moon' }).title).toBe('Words of the server');
    expect(wordsIn('en', 'alert_fired', { ...fired, kind: 'price' })).toEqual({
      title: 'ARAVBANK has reached your alert',
      text: 'Last price 1,010.40. The alert was at 1,010.',
    });
  });

  it('says at what suspended alerts can be set again [I4B-A2]', () => {
    expect(wordsIn('en', 'alerts_suspended', { ...suspended, kind: 'split' })).toEqual({
      title: 'ARAVBANK: alerts are suspended',
      text: 'A split has changed the price. Set again at 77.01 · 90.00.',
    });
    expect(wordsIn('en', 'alerts_suspended', { ...suspended, kind: 'moon' }).title).toBe(
      'Words of the server',
    );
  });

  it('says what has settled [I4B-D30]', () => {
    const params = { market: 'NSE', symbol: 'SANCHTEL', quantity: '12' };
    expect(wordsIn('en', 'shares_settled', params).text).toBe('12 SANCHTEL are yours to sell.');
    expect(wordsIn('en', 'money_settled', { amount: '₹1,16,200.72' }).text).toBe(
      '₹1,16,200.72 arrived and can be withdrawn.',
    );
  });

  it('hides what tells a fortune with the amounts, also in the words of the server [I4B-D30] [I4B-A10]', () => {
    const { t, told } = { t: textsIn('en'), told: { message: 'Sold 40 shares. ₹40,192.00 came in.' } };
    const hide = (code: string, params: Record<string, string>) =>
      noticeWording(t, { code, params, ...told }, { isMasked: true });
    expect(hide('money_settled', { amount: '₹1,16,200.72' }).text).toBe(
      '₹••,••,••• arrived and can be withdrawn.',
    );
    expect(hide('order_filled', { ...traded, side: 'SELL', average: '1,004.80' }).text).toBe(
      'Sold ••• at an average of •••.',
    );
    expect(hide('moon_landing', {})).toEqual({ title: 'Sold ••• shares. ₹••,••,••• came in.', text: '' });
  });

  it('tells the reason of a rejection as it was written', () => {
    expect(wordsIn('en', 'kyc_rejected', { reason: 'The photo is blurred.' })).toEqual({
      title: 'Identity check not accepted',
      text: 'The photo is blurred.',
    });
  });

  it.each<{ name: string; code: string; params: Record<string, string> }>([
    { name: 'a code of a newer server', code: 'moon_landing', params: {} },
    { name: 'a code that every object has', code: 'toString', params: {} },
    { name: 'a value that is missing', code: 'bank_added', params: { bank_name: 'Sandbox Bank' } },
    { name: 'a failure that is not known', code: 'bank_failed', params: { ...account, failure: 'strike' } },
  ])('uses the words of the server for $name', ({ code, params }) => {
    expect(wordsIn('hi', code, params)).toEqual({
      title: 'Words of the server',
      text: '',
    });
  });
});
