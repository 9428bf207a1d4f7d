import type { NamedInstrument } from '@wealth/api-sdk/model';
import { InstrumentSymbol } from '@wealth/parts';

export interface ShareNameProps {
  instrument: NamedInstrument;
  isin: string;
}

/** A share as statements name it: symbol, company, and the number under which the depository has it. */
export function ShareName({ instrument, isin }: ShareNameProps) {
  return (
    <>
      <InstrumentSymbol instrument={instrument} />{' '}
      <span className="block text-caption wrap-anywhere text-fg-muted">{instrument.name}</span>
      <span className="block text-caption text-fg-subtle">{isin}</span>
    </>
  );
}
