import { cleanup } from '@testing-library/react';
import { loadMessages, namespaces } from '@wealth/i18n-locale';
import { afterEach, beforeAll } from 'vitest';
import { guardConsole } from './consoleGuard.ts';

guardConsole();

// Screens suspend until their texts are there; with all of them there, a test needs no waiting.
beforeAll(() => loadMessages('en', namespaces));

afterEach(() => {
  cleanup();
});
