import type { Services } from '../services/services.ts';

/** Something that a seeded client did, or that befell it, before the start. */
export interface PastStep {
  /** Epoch milliseconds. */
  at: number;
  act: () => void;
}

/** Who is given a past. */
export interface Seeding {
  services: Services;
  clientId: string;
}
