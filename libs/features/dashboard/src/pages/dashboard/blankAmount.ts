/** No-break space: gives an empty figure the height of one. */
const blank = '\u00a0';

/** Stands unseen for an amount that loads. */
export const blankAmount = { rupees: blank, paise: blank };
