import type { Action, Crash, Fate } from './drawActions.ts';

export type ActionOf<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;

export const isCrash = (fate: Fate | null): fate is Crash => typeof fate === 'object' && fate !== null;

/** What the server may say to an order that it has looked at; 503: its book is halted for its own check. */
export const meant = new Set([200, 400, 403, 404, 409, 503]);

/** Rupees, on a tick of 5 paise. */
export const floorPrice = (rupees: number) => Math.floor(rupees * 20) / 20;
