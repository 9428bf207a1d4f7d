import type { Action } from './drawActions.ts';

/**
 * Leaves actions out as long as the rest still fails: halves first, single ones in the end.
 *
 * @param fails - Whether a list of actions fails.
 */
export async function shrinkActions(
  actions: readonly Action[],
  fails: (actions: readonly Action[]) => Promise<boolean>,
): Promise<Action[]> {
  let left = [...actions];
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < left.length;) {
      const without = left.toSpliced(from, size);
      if (await fails(without)) left = without;
      else from += size;
    }
  }
  return left;
}
