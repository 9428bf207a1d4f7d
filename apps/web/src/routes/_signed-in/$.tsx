import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { withoutClosingSlash } from '@wealth/hrefs';
import { destinationOf } from '../../core/locations.ts';
import { MenuPage } from '../../shell/menu/MenuPage.tsx';

// Every path that is no file here: a page of the server menu, or nothing at all.
export const Route = createFileRoute('/_signed-in/$')({
  loader: async ({ context, location }) => {
    const state = await context.menu.load();
    if (state.status !== 'ready') return { item: null, pageTitle: null };
    const item = state.menu.byPath.get(withoutClosingSlash(location.pathname));
    if (!item) throw notFound();
    if (item.redirect !== null) throw redirect({ ...destinationOf(item.redirect), replace: true });
    return { item, pageTitle: item.title };
  },
  component: MenuPage,
});
