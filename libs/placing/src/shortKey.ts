/** The part of a key that a person can compare. */
export const shortKey = (key: string) => key.slice(0, 8).toUpperCase();
