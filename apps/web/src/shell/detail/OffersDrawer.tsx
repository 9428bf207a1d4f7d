import { OffersPanel } from '@wealth/feature-discover';

/** The drawer of offers: the same as their page. */
export function OffersDrawer() {
  return (
    <div className="p-card">
      <OffersPanel />
    </div>
  );
}
