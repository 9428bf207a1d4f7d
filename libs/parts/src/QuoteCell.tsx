import { LiveCell, type LiveCellProps } from './live/LiveCell.tsx';

export type QuoteCellProps = Pick<LiveCellProps, 'instrument' | 'served'>;

/** The newest price, the change of the day beneath. */
export function QuoteCell(props: QuoteCellProps) {
  return (
    <>
      <LiveCell {...props} figure="lastPrice" />
      <span className="block text-caption">
        <LiveCell {...props} figure="changePercent" />
      </span>
    </>
  );
}
