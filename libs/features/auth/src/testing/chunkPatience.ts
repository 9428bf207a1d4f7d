/** For the first look at a dialog, whose chunk has to arrive first: milliseconds of `findBy…`. */
export const chunkPatience = { timeout: 10_000 };
