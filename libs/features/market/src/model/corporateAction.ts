/** As `/actions` has it. Days are YYYY-MM-DD. */
export type CorporateAction = {
  id: string;
  exDate: string;
  recordDate: string | null;
} & (
  | {
      kind: 'dividend';
      /** Rupees a share. */
      amount: number;
    }
  | {
      /** Bonus: `got` new shares for each `held`. Split: `held` shares become `got`. */
      kind: 'bonus' | 'split';
      got: number;
      held: number;
    }
);

/** The letter of its mark on the chart. */
export const actionLetters = { dividend: 'D', bonus: 'B', split: 'S' } as const satisfies Record<
  CorporateAction['kind'],
  string
>;
