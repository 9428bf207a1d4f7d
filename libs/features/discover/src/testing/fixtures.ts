import type { Mover } from '@wealth/api-sdk/model';
import { moverFixtures } from '@wealth/api-sdk/testing';

const [oil, , motors] = moverFixtures;

export const gainers: readonly Mover[] = [{ ...oil, change: 40.8, change_percent: 2.72 }];

export const losers: readonly Mover[] = [motors];
