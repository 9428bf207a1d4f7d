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
  /** Where the value is from; absent for one that is not of the stream. */
  origin?: LiveOrigin;
}

/** What a cell carries for whoever compares a screen with the server. */
export interface LiveOrigin {
  /** Ids of the instruments that the value is of, `NSE:INFY`, with a space between them. */
  of: string;
  /** What of them is shown; absent for what is no figure. */
  figure?: string | undefined;
  /** Number of the server's round that the value is as of, the newest of several; null before the first. */
  seq: () => number | null;
}

/** Rupees per unit; null while it is not known. */
export type PriceSource = LiveSource<number | null>;
