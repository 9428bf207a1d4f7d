import { createFileRoute } from '@tanstack/react-router';
import { stockSearch } from '@wealth/hrefs';
import { SignedInLayout } from '../shell/frame/SignedInLayout.tsx';

// The guard of the root route lets only approved clients come this far.
export const Route = createFileRoute('/_signed-in')({
  // The loader is smaller than the name of a file.
  codeSplitGroupings: [['component']],
  staticData: { access: 'client' },
  validateSearch: stockSearch,
  loader: ({ context }) => {
    void context.menu.load();
  },
  component: SignedInLayout,
});
