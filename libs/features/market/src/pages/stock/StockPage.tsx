import { href, type InstrumentReference } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Breadcrumb } from '@wealth/ui/breadcrumb';
import { ShareButtons } from '../../components/detail/ShareButtons.tsx';
import { StockDetailView, type StockDetailViewProps } from '../../components/detail/StockDetailView.tsx';
import { StockState } from '../../components/detail/StockState.tsx';
import { UnknownStock } from '../../components/detail/UnknownStock.tsx';
import { useStock } from '../../components/detail/useStock.ts';
import { useChartSetup } from '../../components/chart/useChartSetup.ts';
import { readChartView, writeChartView, type ChartSearch } from '../../model/chartView.ts';

export interface StockPageProps extends Pick<StockDetailViewProps, 'onMoveOrder'> {
  instrument: InstrumentReference;
  /** What the address says of the chart: it wins over what is kept for the account. */
  search: ChartSearch;
  /** Another view was chosen, all of which belongs into the address. */
  onSearchChange: (search: ChartSearch) => void;
}

/** One instrument on a page of its own. */
export function StockPage({ instrument, search, onSearchChange, onMoveOrder }: StockPageProps) {
  const t = useMessages('market');
  const { query, share, isUnknown } = useStock(instrument);
  const { account, keep } = useChartSetup();
  if (isUnknown) return <UnknownStock instrument={instrument} headingLevel="h1" />;
  return (
    <div className="grid grid-cols-1 gap-grid">
      <Breadcrumb items={[{ label: t('title'), href: href.market() }, { label: instrument.symbol }]} />
      {share === undefined ? (
        <>
          <h1 className="sr-only">{instrument.symbol}</h1>
          <StockState query={query} />
        </>
      ) : (
        <StockDetailView
          share={share}
          view={readChartView({ ...search }, account)}
          onViewChange={(next) => {
            keep(next);
            onSearchChange(writeChartView(next));
          }}
          onMoveOrder={onMoveOrder}
          headingLevel="h1"
          headActions={<ShareButtons share={share} />}
        />
      )}
    </div>
  );
}
