import { MoneyField } from '@wealth/ui/money-field';
import { Switch } from '@wealth/ui/switch';
import type { TicketStop } from '../../core/drafts/ticketState.ts';
import type { useFieldFaults } from './useFieldFaults.ts';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';

interface StopTermsProps extends Pick<ReturnType<typeof useFieldFaults>, 'fieldOf'> {
  ticket: Ticket;
}

/** The second leg of a GTT that sells: a stop below the last price, where its first trigger is a target above it. */
export function StopTerms({ ticket, fieldOf }: StopTermsProps) {
  const { t } = useTicketWords();
  const { state, change, readings } = ticket;
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
          <div data-place="stop.triggerPrice">
            <MoneyField
              {...fieldOf('stop.triggerPrice')}
              label={t('stopTriggerPrice')}
              value={stop.triggerPrice}
              step={tickSize}
              isPaiseShown
              onChange={(triggerPrice) => put({ triggerPrice })}
            />
          </div>
          <div data-place="stop.price">
            <MoneyField
              {...fieldOf('stop.price')}
              label={t('stopPrice')}
              value={stop.price}
              step={tickSize}
              isPaiseShown
              onChange={(price) => put({ price })}
            />
          </div>
        </>
      )}
    </div>
  );
}
