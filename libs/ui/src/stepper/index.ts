export { Stepper, type StepperProps } from './Stepper.tsx';
export { englishStepsTexts, type StepsTexts } from './stepsTexts.ts';
