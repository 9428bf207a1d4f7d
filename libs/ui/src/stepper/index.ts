export { StepLine, type StepLineProps } from './StepLine.tsx';
export { Stepper, type StepperProps } from './Stepper.tsx';
