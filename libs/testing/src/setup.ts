import './nodeGlobals.ts';
import { cleanup, configure } from '@testing-library/react';
import { loadMessages, namespaces } from '@wealth/i18n-locale';
import { afterEach, beforeAll } from 'vitest';
import { guardConsole } from './consoleGuard.ts';
import { printPagesOnDemand } from './printPagesOnDemand.ts';
import { FakeObserver } from './stubView.ts';

guardConsole();
printPagesOnDemand();

// Nothing is laid out here: all of a page is in view, unless a test says otherwise.
if (!('IntersectionObserver' in globalThis)) {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
}

// No font is loaded here.
if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() });

// `findBy…` and `waitFor`: a screen's code and the checks of its answers arrive as chunks, on a machine that is shared.
configure({ asyncUtilTimeout: 4000 });

// Screens suspend until their texts are there; with all of them there, a test needs no waiting.
beforeAll(() => loadMessages('en', namespaces));

afterEach(() => {
  cleanup();
});
