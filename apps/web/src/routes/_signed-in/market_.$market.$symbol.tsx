import { createFileRoute } from '@tanstack/react-router';
import { redirectToUpperCase } from '../../core/redirectToUpperCase.ts';
import { StockRoute } from '../../shell/StockRoute.tsx';

// What the address says of the chart is read where the chart is: a schema would stand in the first file, which has no
// chart. Its title is the symbol (usePageTitle).
export const Route = createFileRoute('/_signed-in/market_/$market/$symbol')({
  // Smaller than the name of a file.
  codeSplitGroupings: [['component']],
  beforeLoad: ({ params }) => redirectToUpperCase('/market/$market/$symbol', params),
  loader: ({ context }) => context.loadTexts(['market', 'parts']),
  component: StockRoute,
});
