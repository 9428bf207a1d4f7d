import type { InstrumentRef } from '@wealth/domain';
import { Tag } from '@wealth/ui/badge';
import { useWatchlists } from './useWatchlists.ts';
import { WatchLists } from './WatchLists.tsx';

/** The lists of one instrument, for who comes by a key or a menu. */
export function WatchDialog({ instrument }: { instrument: InstrumentRef }) {
  const actions = useWatchlists();
  const { symbol, market } = instrument;
  return (
    <div className="grid gap-3">
      <p className="font-semibold">
        {symbol} <Tag>{market}</Tag>
      </p>
      {/* Its name comes with the list, as soon as the server has it. */}
      <WatchLists instrument={{ ...instrument, name: symbol }} actions={actions} />
    </div>
  );
}
