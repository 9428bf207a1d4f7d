import type { UploadLine } from './uploadLine.ts';

/** The transfers of one field that are under way or wait for their turn. */
export interface Transfers {
  has: (id: string) => boolean;
  /** @param begin - Called when its turn has come; answers how to end it. */
  enter: (id: string, begin: () => () => void) => void;
  /** It has ended by itself: the next one gets the line. */
  leave: (id: string) => void;
  /** Ends it, or its waiting. */
  end: (id: string) => void;
}

export function createTransfers(line: UploadLine): Transfers {
  const entered = new Map<string, { stop: () => void; leave: () => void }>();

  function leave(id: string) {
    entered.get(id)?.leave();
    entered.delete(id);
  }

  return {
    has: (id) => entered.has(id),
    enter(id, begin) {
      let stop = () => {};
      const leaveLine = line.enter(() => {
        stop = begin();
      });
      entered.set(id, { stop: () => stop(), leave: leaveLine });
    },
    leave,
    end(id) {
      entered.get(id)?.stop();
      leave(id);
    },
  };
}
