import type { SeedClient } from './scenario.ts';

/** Password of every seeded client. */
export const seededPassword = 'Wealth@123';

const nobody = {
  vip: 0,
  score: 0,
  allowsCredit: false,
  portfolio: null,
  bankAccount: null,
  watchlists: [],
  devices: [],
  applications: null,
  loans: null,
  hasClaims: false,
} as const;

/** The clients of all scenarios, without their portfolios. */
export const seedClients = {
  holder: {
    ...nobody,
    mobile: '9876543210',
    name: 'Asha Verma',
    kycStatus: 'approved',
    pin: '246810',
    vip: 2,
    score: 82,
    allowsCredit: true,
    idNumber: 'ZZZPZ1234Z',
    bankAccount: { ifsc: 'SBOX0000001', accountNumber: '30100200304821', upiId: 'asha.verma@sandbox' },
    watchlists: [
      {
        name: 'Favourites',
        symbols: ['ARAVBANK', 'SHESHTECH', 'AGNIPETRO', 'SANCHTEL', 'RATHMOTOR', 'AUSHADHI', 'URJASTOR'],
      },
      { name: 'Banks', symbols: ['ARAVBANK', 'SATPBANK'] },
    ],
    devices: [
      { name: 'Chrome on Linux', signedInHoursAgo: 20, seenHoursAgo: 19 },
      { name: 'Safari on iOS', signedInHoursAgo: 3, seenHoursAgo: 2 },
    ],
  },
  fresh: {
    ...nobody,
    mobile: '9876543211',
    name: 'Rohan Iyer',
    kycStatus: 'unverified',
    pin: null,
    idNumber: null,
  },
  pending: {
    ...nobody,
    mobile: '9876543212',
    name: 'Meera Nair',
    kycStatus: 'pending',
    pin: null,
    idNumber: 'ZZZPZ1212Z',
  },
  rejected: {
    ...nobody,
    mobile: '9876543213',
    name: 'Kabir Sethi',
    kycStatus: 'rejected',
    pin: null,
    idNumber: 'ZZZPZ1313Z',
  },
  empty: {
    ...nobody,
    mobile: '9876543214',
    name: 'Tara Joshi',
    kycStatus: 'approved',
    pin: null,
    idNumber: 'ZZZPZ1414Z',
  },
  wealthy: {
    ...nobody,
    mobile: '9876543215',
    name: 'Vikram Rao',
    kycStatus: 'approved',
    pin: '135790',
    vip: 5,
    score: 95,
    allowsCredit: true,
    idNumber: 'ZZZPZ1515Z',
    bankAccount: { ifsc: 'ARAV0000042', accountNumber: '50110022009942', upiId: '' },
    watchlists: [{ name: 'Blocks', symbols: ['ARAVBANK', 'AGNIPETRO', 'SATPBANK', 'SHESHTECH'] }],
  },
  applicant: {
    ...nobody,
    mobile: '9876543216',
    name: 'Nisha Kapoor',
    kycStatus: 'approved',
    pin: '112358',
    idNumber: 'ZZZPZ1616Z',
    bankAccount: { ifsc: 'SBOX0000001', accountNumber: '30100200551177', upiId: 'nisha.kapoor@sandbox' },
    allowsCredit: true,
    applications: 'all',
    loans: 'called',
  },
  undecided: {
    ...nobody,
    mobile: '9876543217',
    name: 'Arjun Menon',
    kycStatus: 'approved',
    pin: '271828',
    idNumber: 'ZZZPZ1717Z',
    bankAccount: { ifsc: 'SATP0000007', accountNumber: '40200300662288', upiId: 'arjun.menon@sandbox' },
    allowsCredit: true,
    applications: 'pending',
    loans: 'running',
    hasClaims: true,
  },
} as const satisfies Record<string, SeedClient>;
