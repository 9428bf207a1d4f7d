import type { CalendarDay, Exchange } from '@wealth/domain';
import type { KycStatus } from '../database/schema.ts';

/** What a seeded client is, before it has any history. */
export interface SeedClient {
  mobile: string;
  name: string;
  kycStatus: KycStatus;
  /** Six digits, or null for none. */
  pin: string | null;
  vip: number;
  score: number;
  allowsCredit: boolean;
  /** ID number of the identity record; null for a client that never submitted one. */
  idNumber: string | null;
  portfolio: SeedPortfolio | null;
  /** A verified bank account in the client's own name. */
  bankAccount: SeedBankAccount | null;
  watchlists: readonly SeedWatchlist[];
  /** Other devices that are signed in, the newest last. */
  devices: readonly SeedDevice[];
  /** A past of applications and bids in every state, or mandates of open issues that nobody has decided; null for none. */
  applications: SeedApplications | null;
  /** Loans that ended and one that runs with instalments that were paid, or one with an open margin call; null for none. */
  loans: SeedLoans | null;
  /** Claims in every state. */
  hasClaims: boolean;
}

export type SeedLoans = 'running' | 'called';

export type SeedApplications = 'all' | 'pending';

export interface SeedBankAccount {
  ifsc: string;
  accountNumber: string;
  upiId: string;
}

/** A list that the client has made, of shares on NSE. */
export interface SeedWatchlist {
  name: string;
  symbols: readonly string[];
}

export interface SeedDevice {
  name: string;
  signedInHoursAgo: number;
  seenHoursAgo: number;
}

/** A purchase or sale on a past trading day, at that day's opening price. */
export interface SeedTrade {
  /** An order of the client's, or a block deal: too large for a minute of the market, and no order of the sandbox's. */
  by: 'order' | 'block';
  side: 'BUY' | 'SELL';
  market: Exchange;
  symbol: string;
  /** In shares of today: before a bonus or split there were fewer. */
  quantity: number;
  /** The trading day, from the newest one that has opened. */
  day: (newest: CalendarDay) => CalendarDay;
}

export interface SeedPortfolio {
  /** Rupees that are left to trade with, about: the deposit is in whole thousands. */
  availableRupees: number;
  /** Whether money came each month, a part of it went again, and the running account was settled; else it came once. */
  savesMonthly: boolean;
  trades: readonly SeedTrade[];
  /** Waivers of the depository's charge, each of one sale. */
  waivers: readonly SeedWaiver[];
}

export interface SeedWaiver {
  /** Trading days before the newest one that has opened; null for one that is granted as the sandbox starts. */
  grantedAgo: number | null;
  /** Days until its last one; a year when absent. */
  validDays?: number;
}

/** A starting state of the whole sandbox. */
export interface Scenario {
  name: string;
  clients: readonly SeedClient[];
}
