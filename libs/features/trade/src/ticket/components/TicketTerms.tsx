import type { StockDetail } from '@wealth/api-sdk/model';
import type { OrderType, OrderValidity, Side } from '@wealth/domain';
import { MoneyField } from '@wealth/ui/money-field';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords } from '../useTicketWords.ts';
import { hasLimit, hasTrigger } from '../model/ticketState.ts';
import { BandBar } from './BandBar.tsx';
import { FaultLines, type FaultLinesProps } from './FaultLines.tsx';
import { GttHelp } from './GttHelp.tsx';
import { QuantityTerms } from './QuantityTerms.tsx';
import { StopTerms } from './StopTerms.tsx';

export interface TicketTermsProps extends Omit<FaultLinesProps, 'place' | 'symbol'> {
  share: StockDetail;
}

const orderTypes: readonly OrderType[] = ['LIMIT', 'MARKET', 'SL', 'SL-M'];

function TypeHelp({ ticket }: { ticket: Ticket }) {
  const { t, price } = useTicketWords();
  const { orderType } = ticket.state;
  const { protection } = ticket.summary;
  function text(): string {
    switch (orderType) {
      case 'LIMIT':
        return t('typeHelpLimit');
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
  return <p className="text-caption text-fg-muted">{text()}</p>;
}

function Kind({ ticket }: { ticket: Ticket }) {
  const { t, typeName } = useTicketWords();
  const { state, change, readings } = ticket;
  const { quote, instrument } = readings.facts;
  return (
    <>
      <SegmentedControl<Side>
        aria-label={t('side')}
        size="md"
        isFullWidth
        options={[
          { value: 'BUY', label: t('buy'), tone: 'buy' },
          { value: 'SELL', label: t('sell'), tone: 'sell' },
        ]}
        value={state.side}
        onChange={(side) => change({ kind: 'side', side })}
      />
      <div className="flex flex-wrap justify-between gap-2">
        <SegmentedControl<OrderType>
          aria-label={t('orderType')}
          size="md"
          options={orderTypes.map((value) => ({ value, label: typeName(value) }))}
          value={state.orderType}
          onChange={(orderType) =>
            change({
              kind: 'orderType',
              orderType,
              lastPrice: quote?.lastPrice ?? null,
              tickSize: instrument.tickSize,
            })
          }
        />
        <SegmentedControl<OrderValidity>
          aria-label={t('validity')}
          size="md"
          options={[
            { value: 'DAY', label: t('validityDay') },
            { value: 'IOC', label: t('validityIoc') },
            { value: 'GTT', label: t('validityGtt') },
          ]}
          value={state.validity}
          onChange={(validity) => change({ kind: 'validity', validity })}
        />
      </div>
      {state.validity === 'GTT' ? <GttHelp ticket={ticket} /> : <TypeHelp ticket={ticket} />}
      {state.validity === 'IOC' && <p className="text-caption text-fg-muted">{t('validityHelpIoc')}</p>}
    </>
  );
}

/** Side, type, validity, quantity and prices, each with what is wrong with it. */
export function TicketTerms({ share, ...props }: TicketTermsProps) {
  const { ticket } = props;
  const { t } = useTicketWords();
  const { state, change, readings } = ticket;
  const { instrument, quote } = readings.facts;
  const lines = { ...props, symbol: share.symbol };
  return (
    <div className="grid grid-cols-1 gap-4">
      <Kind ticket={ticket} />
      <QuantityTerms share={share} {...props} />
      {hasTrigger(state) && (
        <div className="grid grid-cols-1 gap-2">
          <MoneyField
            label={t('triggerPrice')}
            value={state.triggerPrice}
            step={instrument.tickSize}
            isPaiseShown
            onChange={(triggerPrice) => change({ kind: 'triggerPrice', triggerPrice })}
          />
          <FaultLines {...lines} place="triggerPrice" />
        </div>
      )}
      {hasLimit(state.orderType) && (
        <div className="grid grid-cols-1 gap-2">
          <MoneyField
            label={t('price')}
            value={state.price}
            step={instrument.tickSize}
            isPaiseShown
            onChange={(price) => change({ kind: 'price', price })}
          />
          <BandBar instrument={instrument} lastPrice={quote?.lastPrice ?? null} price={state.price} />
          <FaultLines {...lines} place="price" />
        </div>
      )}
      {state.validity === 'GTT' && state.side === 'SELL' && <StopTerms {...lines} />}
      <FaultLines {...lines} place={null} />
    </div>
  );
}
