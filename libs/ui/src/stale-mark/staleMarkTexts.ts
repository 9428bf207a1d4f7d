export interface StaleMarkTexts {
  /** A time of the market ("14:28 IST"). */
  valuesFrom: (time: string) => string;
}

export const englishStaleMarkTexts: StaleMarkTexts = { valuesFrom: (time) => `Values from ${time}` };
