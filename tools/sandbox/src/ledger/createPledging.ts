import type { Movement } from './createMovementTable.ts';
import { moved, type Movements } from './createMovements.ts';

/** An action of a company, for one of the clients who hold its share. */
export interface PledgeOwner {
  clientId: string;
  /** When the ex-date begins, epoch milliseconds. */
  at: number;
  /** The action: it happens to a client once. */
  reference: string;
}

/** The pledges of a client that were not released: more of them than a client has. */
export const runningPledges = { kinds: ['pledge'], state: 'PLEDGED', limit: 10_000 } as const;

/** Ends pledges, and begins them again with other shares. */
export function createPledging(movements: Movements) {
  /** Ends the pledges of a share, and gives back what has to be pledged anew. */
  function unpledge({ clientId, at }: PledgeOwner, isin: string): Array<Movement<'pledge'>> {
    return movements
      .movements(clientId, runningPledges)
      .filter(({ legs }) => legs[0]?.isin === isin)
      .map((pledge) => {
        const held = { ...pledge, kind: 'pledge' as const };
        moved(movements.advance(held, 'RELEASED', { at, reason: 'corporate_action' }));
        return held;
      });
  }

  function pledgeAgain(
    { clientId, at, reference }: PledgeOwner,
    { amount, isin }: { amount: number; isin: string },
  ): void {
    if (amount === 0) return;
    moved(movements.begin({ clientId, kind: 'pledge', legs: { units: { amount, isin } }, at, reference }));
  }

  return { unpledge, pledgeAgain };
}

export type Pledging = ReturnType<typeof createPledging>;
