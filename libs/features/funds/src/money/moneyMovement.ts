/** To the platform from a bank account of the client, or back to it. */
export type MoneyMovement = 'deposit' | 'withdrawal';
