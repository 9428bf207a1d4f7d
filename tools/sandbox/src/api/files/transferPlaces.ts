/** Files that one address may be sent at once: more than the pages of a household ask for. */
export const maxTransfers = 16;

export interface TransferPlaces {
  /** @returns Gives the place back, once; null when the address has none left. */
  enter(address: string): (() => void) | null;
}

/** Makes the places of the files that are under way: each holds a descriptor and a few pieces of its file. */
export function createTransferPlaces(): TransferPlaces {
  const taken = new Map<string, number>();

  function leave(address: string): void {
    const left = (taken.get(address) ?? 0) - 1;
    if (left > 0) taken.set(address, left);
    else taken.delete(address);
  }

  return {
    enter(address) {
      const count = taken.get(address) ?? 0;
      if (count >= maxTransfers) return null;
      taken.set(address, count + 1);
      let isHeld = true;
      return () => {
        if (isHeld) leave(address);
        isHeld = false;
      };
    },
  };
}
