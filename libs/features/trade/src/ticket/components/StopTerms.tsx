import { MoneyField } from '@wealth/ui/money-field';
import { Switch } from '@wealth/ui/switch';
import type { TicketStop } from '../model/ticketState.ts';
import { useTicketWords } from '../useTicketWords.ts';
import { FaultLines, type FaultLinesProps } from './FaultLines.tsx';

/** The second leg of a GTT that sells: a stop below the last price, where its first trigger is a target above it. */
export function StopTerms(lines: Omit<FaultLinesProps, 'place'>) {
  const { t } = useTicketWords();
  const { state, change, readings } = lines.ticket;
  const { stop } = state;
  const { tickSize } = readings.facts.instrument;
  const put = (different: Partial<TicketStop>) =>
    stop && change({ kind: 'stop', stop: { ...stop, ...different } });
  return (
    <div className="grid grid-cols-1 gap-4">
      <Switch
        label={t('secondLeg')}
        description={t('secondLegHelp')}
        isSelected={stop !== null}
        onChange={(isOn) => change({ kind: 'stop', stop: isOn ? { triggerPrice: null, price: null } : null })}
      />
      {stop && (
        <>
          <div className="grid grid-cols-1 gap-2">
            <MoneyField
              label={t('stopTriggerPrice')}
              value={stop.triggerPrice}
              step={tickSize}
              isPaiseShown
              onChange={(triggerPrice) => put({ triggerPrice })}
            />
            <FaultLines {...lines} place="stop.triggerPrice" />
          </div>
          <div className="grid grid-cols-1 gap-2">
            <MoneyField
              label={t('stopPrice')}
              value={stop.price}
              step={tickSize}
              isPaiseShown
              onChange={(price) => put({ price })}
            />
            <FaultLines {...lines} place="stop.price" />
          </div>
        </>
      )}
    </div>
  );
}
