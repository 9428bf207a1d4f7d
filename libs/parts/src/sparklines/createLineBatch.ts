import { instrumentIdOf, type InstrumentId, type InstrumentRef } from '@wealth/domain';

/** As many as one call of the server takes. */
const mostAsked = 100;

export interface LineBatchOptions<Line> {
  /** Reads the lines of so many at once; those that are not known are absent. */
  ask: (ids: readonly InstrumentId[]) => Promise<ReadonlyMap<InstrumentId, Line>>;
  /** Runs what was collected: late enough for all rows of a screen, early enough for nobody to wait. */
  plan: (run: () => void) => void;
}

interface Waiting<Line> {
  resolve: (line: Line | null) => void;
  reject: (error: unknown) => void;
}

/** Reads the lines of the rows in view in one call, however many ask. @returns null for an instrument without a line. */
export function createLineBatch<Line>({ ask, plan }: LineBatchOptions<Line>) {
  let waiting = new Map<InstrumentId, Array<Waiting<Line>>>();

  async function read(ids: readonly InstrumentId[], asked: typeof waiting): Promise<void> {
    const each = (tell: (one: Waiting<Line>, id: InstrumentId) => void) => {
      for (const id of ids) for (const one of asked.get(id) ?? []) tell(one, id);
    };
    try {
      const lines = await ask(ids);
      each(({ resolve }, id) => resolve(lines.get(id) ?? null));
    } catch (error) {
      each(({ reject }) => reject(error));
    }
  }

  function run(): void {
    const asked = waiting;
    waiting = new Map();
    const ids = [...asked.keys()].toSorted();
    for (let from = 0; from < ids.length; from += mostAsked) {
      void read(ids.slice(from, from + mostAsked), asked);
    }
  }

  return (instrument: InstrumentRef): Promise<Line | null> =>
    new Promise((resolve, reject) => {
      if (waiting.size === 0) plan(run);
      const id = instrumentIdOf(instrument);
      waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }]);
    });
}
