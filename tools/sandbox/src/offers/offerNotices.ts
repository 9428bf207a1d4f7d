import { toWire, type CalendarDay, type Paise } from '@wealth/domain';
import type { Notice } from '../clients/noticeTexts.ts';

const figure = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const money = (amount: Paise) => `₹${figure.format(toWire(amount))}`;

/** Every notice about waivers. */
export const offerNotices = {
  granted: (amount: Paise, day: CalendarDay): Notice => ({
    code: 'offer_granted',
    category: 'account',
    title: 'You have a waiver of the depository charge',
    body: `It takes ${money(amount)} off by itself at your next sale of a share, until ${day}. You need do nothing.`,
    params: { amount: money(amount), day },
  }),
  /** @param named - The order or the application that it leads to. */
  used: (amount: Paise, symbol: string, named: Readonly<Record<string, string>>): Notice => ({
    code: 'offer_used',
    category: 'orders',
    title: `The depository charge of your sale of ${symbol} is waived`,
    body: `A waiver took ${money(amount)} off. It stands on the contract note as a line of its own.`,
    params: { amount: money(amount), symbol, ...named },
  }),
  expired: (day: CalendarDay): Notice => ({
    code: 'offer_expired',
    category: 'account',
    title: 'A waiver of the depository charge has expired',
    body: `Its last day was ${day}. Nothing was charged for it.`,
    params: { day },
  }),
} as const;
