/** What a Stepper says beside the names of its steps. */
export interface StepsTexts {
  /** Both counted from 1. */
  position: (step: number, count: number) => string;
  next: (label: string) => string;
  last: string;
  done: string;
}

export const englishStepsTexts: StepsTexts = {
  position: (step, count) => `Step ${step} of ${count}`,
  next: (label) => `Next: ${label}`,
  last: 'Last step',
  done: 'Done',
};
