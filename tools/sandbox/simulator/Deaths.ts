import type { Crash } from './drawActions.ts';
import type { World } from './World.ts';

/** For each action in which the process died: whether what was asked for had come through. */
export type Survivals = Map<number, boolean>;

/** The ends of processes in the course of actions, or what takes their place in the run that has none. */
export class Deaths {
  /** The number of the action. */
  index = 0;
  readonly survivals: Survivals = new Map();
  /** What came through in the run with crashes; null where this is that run. */
  readonly reference: Survivals | null;
  readonly #world: World;

  constructor(world: World, reference: Survivals | null) {
    this.#world = world;
    this.reference = reference;
  }

  /**
   * Runs something in which the process dies. Whether it has come through is seen when the next process is there; what time
   * has brought meanwhile comes with its first round.
   */
  async dying(crash: Crash, isThrough: () => Promise<boolean>, work: () => Promise<unknown>): Promise<void> {
    const { simulated } = this.#world;
    if (this.reference === null) {
      await this.#world.dieIn(crash, work);
      await this.#world.checkClock();
      this.survivals.set(this.index, await isThrough());
    } else {
      if (this.reference.get(this.index) === true) await work();
      simulated.pass(crash.downMs);
    }
    simulated.round();
  }
}
