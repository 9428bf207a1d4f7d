/** No-break space: gives an empty line the height of its text. */
export const blankLine = '\u00a0';
