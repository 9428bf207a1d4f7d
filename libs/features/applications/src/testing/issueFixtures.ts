import type { BankAccount, IssueDetail } from '@wealth/api-sdk/model';

/** The stage stands at 14:32:07 on Thursday, 19 November 2026; 24 November is a holiday. */
const at = (day: string, time: string) => `2026-11-${day}T${time}:00+05:30`;

export const ownAccount: BankAccount = {
  id: 'account-1',
  holder: 'Asha Namuna',
  bank_name: 'Sandbox Bank',
  ifsc: 'SBOX0000001',
  masked_number: '••••4821',
  account_type: 'savings',
  upi_id: 'asha.namuna@sandbox',
  primary: true,
  status: 'verified',
  failure: null,
  created_at: '2026-10-06T10:12:00+05:30',
  checked_at: '2026-10-06T10:12:10+05:30',
};

export const waitingAccount: BankAccount = {
  ...ownAccount,
  id: 'account-2',
  bank_name: 'Aravalli Bank',
  masked_number: '••••0937',
  upi_id: '',
  primary: false,
  status: 'pending',
};

/** The issue of the design: open until Friday, drawn on Monday, listed on Thursday. */
export const ipoFixture: IssueDetail = {
  id: 'IPO-2026-11-B',
  kind: 'ipo',
  board: 'mainboard',
  status: 'open',
  name: 'Bharani Solar',
  instrument: { market: 'NSE', symbol: 'BHARSOL' },
  isin: 'INE000ZB0017',
  sector: 'Energy',
  activity: 'maker of solar glass',
  price_low: 312,
  price_high: 328,
  issue_price: null,
  cut_off: null,
  tick_size: 1,
  lot_size: 45,
  face_value: 10,
  issue_size: 12_400_000_000,
  retail_shares: 13_231_650,
  retail_limit: 200_000,
  smallest: { quantity: 45, amount: 14_760 },
  largest: { quantity: 585, amount: 191_880 },
  opens_at: at('17', '10:00'),
  bids_until: at('20', '16:00'),
  changes_until: at('20', '17:00'),
  mandates_until: at('20', '17:00'),
  allotted_at: at('23', '21:00'),
  lists_at: at('26', '10:00'),
  last_price: null,
  subscription: {
    as_of: at('19', '14:32'),
    categories: [
      { code: 'retail', shares: 13_231_650, bid_shares: 45_252_243, times: 3.42 },
      { code: 'small_non_institutional', shares: 1_890_000, bid_shares: 3_969_000, times: 2.1 },
      { code: 'big_non_institutional', shares: 3_780_000, bid_shares: 5_140_800, times: 1.36 },
      { code: 'institutional', shares: 18_900_000, bid_shares: 16_632_000, times: 0.88 },
    ],
    retail: { applicants: 408_495, lots: 119_443 },
  },
  application: null,
  timeline: [
    { code: 'opens', at: at('17', '10:00') },
    { code: 'bids_until', at: at('20', '16:00') },
    { code: 'changes_until', at: at('20', '17:00') },
    { code: 'mandates_until', at: at('20', '17:00') },
    { code: 'basis', at: at('23', '18:00') },
    { code: 'allotment', at: at('23', '21:00') },
    { code: 'debit', at: at('25', '14:00') },
    { code: 'unblock', at: at('25', '16:00') },
    { code: 'credit', at: at('25', '18:00') },
    { code: 'auction', at: at('26', '09:00') },
    { code: 'lists', at: at('26', '10:00') },
  ],
  extended_from: null,
  registrar: 'Akshar Registry Services',
  seller: null,
  risks: ['Half of the sales come from three customers.', 'Import duty on solar glass is under review.'],
  documents: [
    {
      code: 'abridged_prospectus',
      title: 'Abridged prospectus of Bharani Solar',
      sections: [
        { heading: 'The issue', text: 'Bharani Solar offers its shares for the first time.' },
        { heading: 'Risks', text: 'Half of the sales come from three customers.' },
      ],
    },
  ],
  draw: null,
};

export const smeFixture: IssueDetail = {
  ...ipoFixture,
  id: 'IPO-2026-11-C',
  board: 'sme',
  name: 'Vanaja Agro Tools',
  instrument: { market: 'NSE', symbol: 'VANAGRO' },
  lot_size: 1000,
  price_low: 110,
  price_high: 116,
  retail_limit: null,
  smallest: { quantity: 2000, amount: 232_000 },
  largest: { quantity: 2000, amount: 232_000 },
  subscription: {
    as_of: at('19', '14:32'),
    categories: [{ code: 'individual', shares: 400_000, bid_shares: 240_000, times: 0.6 }],
    retail: { applicants: 120, lots: 200 },
  },
};

export const upcomingFixture: IssueDetail = {
  ...ipoFixture,
  id: 'IPO-2026-11-D',
  status: 'upcoming',
  name: 'Palash Ceramics',
  instrument: { market: 'NSE', symbol: 'PALASH' },
  opens_at: at('26', '10:00'),
  bids_until: at('30', '16:00'),
  changes_until: at('30', '17:00'),
  subscription: null,
};

export const listedFixture: IssueDetail = {
  ...ipoFixture,
  id: 'IPO-2026-10-A',
  status: 'listed',
  name: 'Meghdoot Logistics',
  instrument: { market: 'NSE', symbol: 'MEGHDOOT' },
  issue_price: 212,
  opens_at: '2026-10-26T10:00:00+05:30',
  bids_until: '2026-10-28T16:00:00+05:30',
  changes_until: '2026-10-28T17:00:00+05:30',
  allotted_at: '2026-10-29T21:00:00+05:30',
  lists_at: at('03', '10:00'),
};

/** An offer for sale on its retail day. */
export const ofsFixture: IssueDetail = {
  ...ipoFixture,
  id: 'OFS-2026-11',
  kind: 'ofs',
  name: 'Bandar Ports',
  instrument: { market: 'NSE', symbol: 'BANDARP' },
  activity: 'port operator',
  price_low: 1_476,
  price_high: null,
  cut_off: 1_481,
  tick_size: 0.1,
  lot_size: 1,
  retail_shares: 1_240_000,
  smallest: { quantity: 1, amount: 1_481 },
  largest: { quantity: 135, amount: 199_935 },
  opens_at: at('19', '09:15'),
  bids_until: at('19', '15:30'),
  changes_until: at('19', '15:30'),
  mandates_until: null,
  allotted_at: at('19', '18:00'),
  lists_at: at('20', '08:00'),
  last_price: 1_492.3,
  subscription: {
    as_of: at('19', '14:32'),
    categories: [{ code: 'retail', shares: 1_240_000, bid_shares: 1_862_400, times: 1.5 }],
    retail: null,
  },
  timeline: [
    { code: 'first_day', at: at('18', '09:15') },
    { code: 'cut_off_known', at: at('18', '15:30') },
    { code: 'opens', at: at('19', '09:15') },
    { code: 'bids_until', at: at('19', '15:30') },
    { code: 'allotment', at: at('19', '18:00') },
    { code: 'credit', at: at('20', '08:00') },
  ],
  seller: 'Ministry of Ports',
};

export const fpoFixture: IssueDetail = {
  ...ipoFixture,
  id: 'FPO-2026-11',
  kind: 'fpo',
  name: 'Arunima Power',
  instrument: { market: 'NSE', symbol: 'ARUNPWR' },
  last_price: 342.5,
};
