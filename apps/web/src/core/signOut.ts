import { textsOf, type Language } from '@wealth/i18n-locale';
import type { Session } from '@wealth/session';
import { loader } from '@wealth/ui/loader';

/** A sign-out that takes less is seen by its page alone. */
const calmMs = 150;

/**
 * Signs out. The page is covered while the server is told of it and the document goes: what still stands there is no
 * longer the client's to press.
 */
export async function signOut(session: Pick<Session, 'signOut'>, language: Language): Promise<void> {
  const late = setTimeout(() => {
    void labelOf(language).then((label) => loader.show(label));
  }, calmMs);
  window.addEventListener(
    'pagehide',
    () => {
      clearTimeout(late);
      // A page that comes back from the cache of the browser is not covered.
      loader.reset();
    },
    { once: true },
  );
  await session.signOut();
}

async function labelOf(language: Language): Promise<string | undefined> {
  try {
    return (await textsOf(language, 'frame'))('signingOut');
  } catch {
    // The loader has words of its own.
    return undefined;
  }
}
