import { instrumentIdOf, type InstrumentRef } from '@wealth/domain';
import { deepHref } from '@wealth/hrefs';

export interface InstrumentSymbolProps {
  instrument: InstrumentRef;
}

/**
 * A symbol that leads everywhere: a link to the page of its instrument, and what `SymbolKeys` around the page acts on
 * (a press opens the drawer, letters and a menu do the rest).
 */
export function InstrumentSymbol({ instrument }: InstrumentSymbolProps) {
  return (
    <a
      href={deepHref.stock(instrument)}
      data-instrument={instrumentIdOf(instrument)}
      className="touch-target rounded-mark font-semibold whitespace-nowrap underline-offset-3 select-none hover:underline"
    >
      {instrument.symbol}
    </a>
  );
}
