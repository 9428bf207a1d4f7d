import { HoldingPage } from '@wealth/feature-portfolio';
import type { HoldingSearch } from '@wealth/hrefs';
import { useState } from 'react';

/** The holdings under an address of the server's menu, which says nothing of how they are shown. */
export function HoldingsOfMenu() {
  const [search, setSearch] = useState<HoldingSearch>({});
  return (
    <HoldingPage
      search={search}
      onSearchChange={(patch) => setSearch((before) => ({ ...before, ...patch }))}
    />
  );
}
