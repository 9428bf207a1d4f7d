export interface ScrollProgressTexts {
  /** A whole number, 0 to 100. */
  read: (percent: number) => string;
}

export const englishScrollProgressTexts: ScrollProgressTexts = { read: (percent) => `${percent}% read` };
