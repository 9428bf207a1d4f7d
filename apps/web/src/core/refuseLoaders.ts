import type { RouterContext } from './routerContext.ts';

interface LoaderContext {
  context: Pick<RouterContext, 'session'>;
  location: { pathname: string };
}

type Loader = (given: LoaderContext) => unknown;

/** The table of capabilities is a file of its own: begins to load it where a page of a client is opened. */
export const loadRefusals = () => import('./refusedAt.ts');

async function isRefused({ context, location }: LoaderContext): Promise<boolean> {
  const { refusedAt } = await loadRefusals();
  const visitor = context.session.visitor();
  return refusedAt(location.pathname, visitor?.kind === 'client' ? visitor.profile : null) !== null;
}

/** What stands before the loaders of all pages of clients. */
const clientPages = '/_signed-in/';

interface Page {
  id: string;
  options: { loader?: unknown };
}

const isLoader = (loader: unknown): loader is Loader => typeof loader === 'function';

/**
 * A page that the client may not see asks for nothing. It is not left: `AllowedPage` says at its address why, and shows
 * it as soon as the client may see it.
 */
export function refuseLoaders(pages: readonly Page[]): void {
  for (const { id, options } of pages) {
    const { loader } = options;
    if (!id.startsWith(clientPages) || !isLoader(loader)) continue;
    const guarded: Loader = async (given) => ((await isRefused(given)) ? undefined : loader(given));
    options.loader = guarded;
  }
}
