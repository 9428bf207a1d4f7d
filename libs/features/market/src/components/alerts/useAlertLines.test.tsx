import { screen } from '@testing-library/react';
import { mockServer, renderPage } from '@wealth/testing';
import { expect, it } from 'vitest';
import { createAlertServer } from '../../testing/alertServer.ts';
import { useAlertLines } from './useAlertLines.ts';
import { useAlertsOf } from './useAlertsOf.ts';

mockServer(...createAlertServer().handlers);

function Lines({ symbol }: { symbol: string }) {
  const { data = [] } = useAlertsOf({ market: 'NSE', symbol });
  return useAlertLines(data).map(({ id, price, label }) => (
    <p key={id}>
      {id} {price} {label}
    </p>
  ));
}

it.each([
  { symbol: 'ARAVBANK', line: 'far 1055.1 Price ≥ 1,055.10' },
  { symbol: 'INDRAOIL', line: 'near 1540 Price ≤ 1,540.00' },
])(
  'the chart of $symbol has a line for each price that an alert waits for [I4-8-LINE] [DEM-21-ALERTS]',
  async (row) => {
    renderPage(<Lines symbol={row.symbol} />);
    expect(await screen.findByText(row.line)).toBeDefined();
    // A volume, a change and what has fired have no price to draw.
    expect(document.querySelectorAll('p')).toHaveLength(1);
  },
);
