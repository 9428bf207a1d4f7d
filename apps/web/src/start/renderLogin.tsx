import { LoginPage } from '@wealth/feature-auth';
import { catalogue, fallbackLanguage, india, loadMessages } from '@wealth/i18n-locale';
import { MessagesProvider } from '@wealth/i18n-locale-react';
import { createSession, SessionProvider, withoutBrowser } from '@wealth/session';
import { WaitingFrame } from '@wealth/ui/waiting-dialog';
import { renderToStaticMarkup } from 'react-dom/server';

export interface PrerenderedPage {
  title: string;
  /** What it cannot answer is off, its fields take keys, and it has no inline styles, which the content security policy forbids. */
  markup: string;
}

/** What React Aria hides visually, it hides by an inline style. */
const visuallyHidden = / style="border:0;clip:rect\(0 0 0 0\);[^"]*"/g;

/**
 * What only the app can answer is off. The fields to type in are live, as are the buttons that send or close: what
 * stands there and what was pressed the app takes over (public/theme.js, src/start/followTyping.ts).
 */
function withoutControls(markup: string): string {
  const isTypedIn = / type="(text|password|tel)"/;
  const isKept = / type="submit"/;
  return markup
    .replaceAll(/<button [^>]*>/g, (tag) =>
      isKept.test(tag) ? tag : tag.replace('<button ', '<button disabled="" '),
    )
    .replaceAll(/<input [^>]*>/g, (tag) =>
      isTypedIn.test(tag) ? tag : tag.replace('<input ', '<input disabled="" '),
    )
    .replaceAll(/(<span[^>]*role="link"[^>]*) tabindex="0"/gi, '$1');
}

function withoutInlineStyles(markup: string): string {
  const clean = markup.replaceAll(visuallyHidden, ' hidden=""');
  if (/ style="/.test(clean))
    throw new RangeError('The prerendered page has an inline style that is not known.');
  return clean;
}

/**
 * The sign-in page as it looks to a guest who has chosen nothing yet: in the fallback language, marked as sandbox. It is
 * what a visitor sees until the app has loaded and takes its place.
 */
export async function renderLogin(): Promise<PrerenderedPage> {
  await loadMessages(fallbackLanguage, ['login', 'shell']);
  const t = catalogue.translator({ language: fallbackLanguage, namespace: 'shell', locale: india.locale });
  if (!t) throw new RangeError('The texts of the shell did not load.');
  const appName = t('appName');
  const session = createSession({ environment: withoutBrowser });
  const markup = renderToStaticMarkup(
    <SessionProvider session={session}>
      <MessagesProvider language={fallbackLanguage} region={india} compactUnits="international">
        <LoginPage appName={appName} onSignedIn={() => undefined} onSignInFailed={() => undefined} />
        <WaitingFrame />
      </MessagesProvider>
    </SessionProvider>,
  );
  session.dispose();
  return { title: `${appName} | ${t('login')}`, markup: withoutControls(withoutInlineStyles(markup)) };
}
