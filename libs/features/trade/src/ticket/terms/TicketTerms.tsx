import type { StockDetail } from '@wealth/api-sdk/model';
import type { OrderType, OrderValidity, Paise, Side } from '@wealth/domain';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { Select } from '@wealth/ui/select';
import { memo } from 'react';
import { useFieldFaults } from './useFieldFaults.ts';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';
import type { TicketState } from '../../core/drafts/ticketState.ts';
import { hasLimit, hasTrigger } from '../model/changeTicket.ts';
import { BandBar } from './BandBar.tsx';
import { TicketFaults, type TicketFaultsProps } from './TicketFaults.tsx';
import { GttHelp } from './GttHelp.tsx';
import { PriceField } from './PriceField.tsx';
import { QuantityTerms } from './QuantityTerms.tsx';
import { StopTerms } from './StopTerms.tsx';
import { TermHelp } from './TermHelp.tsx';

export interface TicketTermsProps extends Omit<TicketFaultsProps, 'place' | 'symbol' | 'id'> {
  share: StockDetail;
  /** Judges what was typed: a field has been left. */
  onLeave: () => void;
}

const orderTypes: readonly OrderType[] = ['LIMIT', 'MARKET', 'SL', 'SL-M'];
const orderValidities: readonly OrderValidity[] = ['DAY', 'IOC', 'GTT'];

interface TypeHelpProps extends Pick<TicketState, 'orderType'> {
  /** Where it stops to fill, of an order without a limit. */
  protection: Paise | null;
}

/** What a type does that no label says; a limit says it itself. */
const TypeHelp = memo(function TypeHelp({ orderType, protection }: TypeHelpProps) {
  const { t, price } = useTicketWords();
  function text(): string | null {
    switch (orderType) {
      case 'LIMIT':
        return null;
      case 'SL':
        return t('typeHelpSl');
      case 'MARKET':
        return protection === null
          ? t('typeHelpMarketUnknown')
          : t('typeHelpMarket', { price: price(protection) });
      case 'SL-M':
        return protection === null ? t('typeHelpSlmUnknown') : t('typeHelpSlm', { price: price(protection) });
    }
  }
  const shown = text();
  return shown !== null && <p className="text-caption text-fg-muted">{shown}</p>;
});

interface KindProps extends Pick<TicketState, 'side' | 'orderType' | 'validity'>, Pick<Ticket, 'change'> {}

/** Which words of the choice a beginner cannot know. */
function KindHelp({ orderType, validity }: Pick<KindProps, 'orderType' | 'validity'>) {
  return (
    <>
      {orderType === 'SL' && <TermHelp term="sl" />}
      {orderType === 'SL-M' && <TermHelp term="slm" />}
      {validity === 'IOC' && <TermHelp term="ioc" />}
      {validity === 'GTT' && <TermHelp term="gtt" />}
    </>
  );
}

const Kind = memo(function Kind({ side, orderType, validity, change }: KindProps) {
  const { t, typeName, validityName, sideName } = useTicketWords();
  return (
    <>
      <SegmentedControl<Side>
        aria-label={t('side')}
        size="md"
        isFullWidth
        options={[
          { value: 'BUY', label: sideName('BUY'), tone: 'buy' },
          { value: 'SELL', label: sideName('SELL'), tone: 'sell' },
        ]}
        value={side}
        onChange={(next) => change({ kind: 'side', side: next })}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl<OrderType>
          aria-label={t('orderType')}
          size="sm"
          options={orderTypes.map((value) => ({ value, label: typeName(value) }))}
          value={orderType}
          onChange={(next) => change({ kind: 'orderType', orderType: next })}
        />
        {/* As far apart as a finger needs for the question mark. */}
        <div className="flex items-center gap-4">
          <KindHelp orderType={orderType} validity={validity} />
          <Select<OrderValidity>
            label={t('validity')}
            size="sm"
            options={orderValidities.map((value) => ({ value, label: validityName(value) }))}
            value={validity}
            onChange={(next) => change({ kind: 'validity', validity: next })}
          />
        </div>
      </div>
    </>
  );
});

/** The prices that the order asks for, each with the range that is taken. */
function Prices({
  fieldOf,
  ...lines
}: Omit<TicketFaultsProps, 'place' | 'id'> & Pick<ReturnType<typeof useFieldFaults>, 'fieldOf'>) {
  const { t } = useTicketWords();
  const { state, change, readings } = lines.ticket;
  const { instrument, quote } = readings.facts;
  const { orderType } = state;
  const { tickSize } = instrument;
  return (
    <>
      {hasTrigger(state) && (
        <div data-place="triggerPrice">
          <PriceField
            kind="triggerPrice"
            label={t('triggerPrice')}
            value={state.triggerPrice}
            step={tickSize}
            change={change}
            {...fieldOf('triggerPrice')}
          />
        </div>
      )}
      {hasLimit(orderType) && (
        <div data-place="price" className="grid grid-cols-1 gap-2">
          <PriceField
            kind="price"
            label={t('price')}
            value={state.price}
            step={tickSize}
            change={change}
            {...fieldOf('price')}
          />
          <BandBar {...{ instrument }} lastPrice={quote?.lastPrice ?? null} price={state.price} />
        </div>
      )}
    </>
  );
}

/**
 * Side, type, validity, quantity and prices, and beneath them what is wrong with any of them: no field moves while another one
 * is typed.
 */
export function TicketTerms({ share, onLeave, ...props }: TicketTermsProps) {
  const { ticket } = props;
  const { t } = useTicketWords();
  const { state, change, readings, summary } = ticket;
  const { on } = readings.facts;
  const { side, orderType, validity } = state;
  const lines = { ...props, symbol: share.symbol };
  const { id, places, fieldOf } = useFieldFaults(lines);
  return (
    <div className="grid grid-cols-1 gap-3" onBlur={onLeave}>
      <Kind {...{ side, orderType, validity, change }} />
      {validity === 'GTT' ? (
        <GttHelp on={on} kept={readings.waiting.find(({ id: order }) => order === state.keptOrderId)} />
      ) : (
        <TypeHelp orderType={orderType} protection={summary.protection} />
      )}
      {validity === 'IOC' && <p className="text-caption text-fg-muted">{t('validityHelpIoc')}</p>}
      <QuantityTerms share={share} ticket={ticket} field={fieldOf('quantity')} />
      <Prices {...lines} fieldOf={fieldOf} />
      {validity === 'GTT' && side === 'SELL' && <StopTerms ticket={ticket} fieldOf={fieldOf} />}
      <div
        data-place="order"
        tabIndex={-1}
        role="group"
        aria-label={t('toMend')}
        className="grid grid-cols-1 gap-2 outline-none not-has-[li]:hidden"
      >
        {places.map((place) => (
          <TicketFaults key={place ?? 'order'} {...lines} id={id} place={place} />
        ))}
      </div>
    </div>
  );
}
