/** What the two step buttons of a number or money field say. */
export interface StepButtonTexts {
  increase: (label: string) => string;
  decrease: (label: string) => string;
}

export const englishStepButtonTexts: StepButtonTexts = {
  increase: (label) => `Increase ${label}`,
  decrease: (label) => `Decrease ${label}`,
};
