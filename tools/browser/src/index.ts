export { findBrowser } from './findBrowser.ts';
export { browserHere, fullBrowserHere } from './browserHere.ts';
export { quickBrowser } from './quickBrowser.ts';
export { thisMachine } from './thisMachine.ts';
export { answerWithFile } from './answerWithFile.ts';
export { serveFolder, type ServedFolder } from './serveFolder.ts';
export { freePort } from './freePort.ts';
