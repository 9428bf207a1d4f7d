export { overlayLine } from './overlayLine.ts';
