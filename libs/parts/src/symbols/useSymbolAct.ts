import type { InstrumentRef } from '@wealth/domain';
import { useSetAlert } from '../alerts/useSetAlert.tsx';
import { openWatchDialog } from '../watchlists/openWatchDialog.tsx';
import { openKeysDialog } from './openKeysDialog.ts';
import { openTicket } from './openTicket.ts';
import type { SymbolAction } from './symbolAction.ts';

/** Does with an instrument what a key or its menu says. Needs the stream of the page around it. */
export function useSymbolAct(
  onOpen: (instrument: InstrumentRef) => void,
): (action: SymbolAction, instrument: InstrumentRef) => void {
  const setAlert = useSetAlert();
  return (action, instrument) => {
    if (action === 'detail') onOpen(instrument);
    else if (action === 'buy' || action === 'sell') openTicket(instrument, action === 'buy' ? 'BUY' : 'SELL');
    else if (action === 'alert') setAlert({ instrument });
    else if (action === 'watch') openWatchDialog(instrument);
    else openKeysDialog();
  };
}
