import { RouterProvider } from '@tanstack/react-router';
import { configureHttp } from '@wealth/api-sdk';
import { india, loadMessages, loadUiTexts, textsOf, type Namespace } from '@wealth/i18n-locale';
import { addFirstTexts } from '@wealth/i18n-locale/first-texts';
import { browserPreferences } from '@wealth/preferences';
import { createErrorReporter } from '@wealth/queries/error-reporter';
import { createSession } from '@wealth/session';
import { toasts } from '@wealth/ui/toast';
import { StrictMode } from 'react';
import './first.css';
import { isForClients } from './core/access.ts';
import { announceStart } from './start/announceStart.ts';
import { followLanguage } from './start/followLanguage.ts';
import { loadOnFirstInput } from './start/loadOnFirstInput.ts';
import { createAppMenu } from './core/createAppMenu.ts';
import { nextTask } from './core/nextTask.ts';
import { followLostCode, goOffline } from './start/offline.ts';
import { Providers } from './core/Providers.tsx';
import { createAppRouter } from './start/createAppRouter.ts';
import { installRouterEffects } from './core/installRouterEffects.ts';
import { showApp } from './start/showApp.ts';
import { createSystemInfo } from './core/systemInfo.ts';
import { config } from './config.ts';

// Reading all the modules above was one piece of work, what follows is another: a press in between is answered.
await nextTask();

const log = (message: string, details: unknown) => console.warn(message, details);

const preferences = browserPreferences(window);
// Asked for at once: they travel beside the session's first request.
addFirstTexts();
const language = preferences.get('language');
const startTexts = Promise.allSettled([
  loadMessages(language, ['shell', 'login']),
  loadUiTexts(language, india.locale),
]);
const errorTexts = () => textsOf(preferences.get('language'), 'errors');

// Asked of an address only once there is a router.
const session = createSession({ isKept: (address) => isForClients(router, address) });
const { stockBaseUrl, stockKey } = config;
configureHttp({ stockBaseUrl, stockKey, tokenSource: session.tokenSource, warn: log });

const onOffline = () => void goOffline(router);
const isMasked = () => !preferences.get('showAssets');
const report = createErrorReporter({ toasts, texts: errorTexts, isMasked, onOffline, log });
let tellShown = () => {};
const shown = new Promise<void>((resolve) => (tellShown = resolve));
const systemInfo = createSystemInfo({ serverClock: session.serverClock, report, shown });
const menu = createAppMenu(() => preferences.get('language'), report, log);
const loadTexts = (names: readonly Namespace[]) =>
  loadMessages(preferences.get('language'), names).catch(() => undefined);
const router = createAppRouter({ session, menu, systemInfo, loadTexts, report, log });
followLanguage({ preferences, menu, router });
installRouterEffects(router, session, log);
followLostCode(router, onOffline);
void announceStart({ session, toasts, texts: errorTexts });
loadOnFirstInput({ language: () => preferences.get('language'), log });

const hasPage = new Promise((resolve) => router.subscribe('onResolved', resolve));

const root = document.getElementById('root');
if (!root) throw new RangeError('The page has no element with the id root.');
// Joining all of it was one piece of work, finding the page that belongs to the address is another.
await nextTask();
void showApp(root, {
  // The page that came with the document stays until ours can take its place in one step.
  isReady: () => Promise.allSettled([router.load(), startTexts]),
  hasTexts: startTexts,
  hasPage,
  app: (
    <StrictMode>
      <Providers {...{ session, preferences }}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  ),
}).then(tellShown);
