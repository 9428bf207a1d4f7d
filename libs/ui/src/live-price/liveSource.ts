/** A value outside of React: what `useSyncExternalStore` would take, read by the cell itself. */
export interface LiveSource<Value> {
  read: () => Value;
  /** @returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
  /**
   * The source tells its listeners in an animation frame already, at most once each. The cell then writes at once
   * instead of a frame later.
   *
   * @default false
   */
  isPaced?: boolean;
}

/** Rupees per unit; null while it is not known. */
export type PriceSource = LiveSource<number | null>;
