/** What an OrderStatusBadge says: one word or two a state. */
export interface OrderStatusTexts {
  PENDING: string;
  OPEN: string;
  PARTIAL: string;
  COMPLETE: string;
  REJECTED: string;
  CANCELLED: string;
  EXPIRED: string;
}

export const englishOrderStatusTexts: OrderStatusTexts = {
  PENDING: 'Pending',
  OPEN: 'Open',
  PARTIAL: 'Partly filled',
  COMPLETE: 'Executed',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
};
