export { findBrowser } from './findBrowser.ts';
export { browserHere, fullBrowserHere } from './browserHere.ts';
export { thisMachine } from './thisMachine.ts';
