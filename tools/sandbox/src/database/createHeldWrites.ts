/** Rows that are written later in their transaction than they were made, because more is to be said of them first. */
export interface HeldWrites {
  /**
   * Holds rows of tables back. Call it inside a transaction.
   *
   * @param write - Writes them: before the first statement that names one of the tables, at the latest before the commit.
   *   After a rollback it is not called.
   */
  hold(tables: readonly string[], write: () => void): void;
  /** Writes what a statement that names these tables has to find. */
  settle(tables: readonly string[]): void;
  settleAll(): void;
  drop(): void;
}

interface Held {
  tables: readonly string[];
  write: () => void;
}

/** Makes the list of what is held back. */
export function createHeldWrites(): HeldWrites {
  let held: Held[] = [];

  function settle(isAsked: (one: Held) => boolean): void {
    const due = held.filter(isAsked);
    if (due.length === 0) return;
    held = held.filter((one) => !due.includes(one));
    for (const { write } of due) write();
  }

  return {
    hold: (tables, write) => held.push({ tables, write }),
    settle(tables) {
      if (held.length > 0) settle((one) => one.tables.some((table) => tables.includes(table)));
    },
    settleAll: () => settle(() => true),
    drop() {
      held = [];
    },
  };
}
