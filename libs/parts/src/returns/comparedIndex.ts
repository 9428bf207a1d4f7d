/** The index that the same rupees are compared with. */
export const comparedIndex = 'NIFTY50';
