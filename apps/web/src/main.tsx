import { RouterProvider } from '@tanstack/react-router';
import { configureHttp } from '@wealth/api-sdk';
import { loadMessages } from '@wealth/i18n-locale';
import { browserPreferences } from '@wealth/preferences';
import { createSession } from '@wealth/session';
import { toasts } from '@wealth/ui/toast';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { announceStart } from './app/announce-start';
import { loadAfterStart } from './app/load-after-start';
import { createAppMenu } from './app/menu';
import { goOffline } from './app/offline';
import { Providers } from './app/Providers';
import { createErrorReporter } from './app/report-error';
import { createAppRouter } from './app/router';
import { installRouterEffects } from './app/router-effects';
import { createSystemInfo } from './app/system-info';
import { textsOf } from './app/texts';
import { config } from './config';

const log = (message: string, details: unknown) => console.warn(message, details);

const preferences = browserPreferences(window);
// Asked for at once: they travel beside the session's first request.
void loadMessages(preferences.get('language'), ['shell', 'auth']);
const errorTexts = () => textsOf(preferences.get('language'), 'errors');

const session = createSession();
const { stockBaseUrl, stockKey } = config;
configureHttp({ stockBaseUrl, stockKey, tokenSource: session.tokenSource, warn: log });

const report = createErrorReporter({ toasts, texts: errorTexts, onOffline: () => goOffline(router), log });
const systemInfo = createSystemInfo({ serverClock: session.serverClock, report });
const router = createAppRouter({ session, menu: createAppMenu(report, log), systemInfo, report, log });
installRouterEffects(router, session);
void announceStart({ session, toasts, texts: errorTexts });
void loadAfterStart({ router, language: preferences.get('language'), log });

const root = document.getElementById('root');
if (!root) throw new RangeError('The page has no element with the id root.');
createRoot(root).render(
  <StrictMode>
    <Providers {...{ session, preferences }}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
