import type { StockDetail } from '@wealth/api-sdk/model';
import type { OrderType, OrderValidity, Paise, Side } from '@wealth/domain';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { memo } from 'react';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords } from '../useTicketWords.ts';
import { hasLimit, hasTrigger, type TicketState } from '../model/ticketState.ts';
import { BandBar } from './BandBar.tsx';
import { FaultLines, type FaultLinesProps } from './FaultLines.tsx';
import { GttHelp } from './GttHelp.tsx';
import { PriceField } from './PriceField.tsx';
import { QuantityTerms } from './QuantityTerms.tsx';
import { StopTerms } from './StopTerms.tsx';

export interface TicketTermsProps extends Omit<FaultLinesProps, 'place' | 'symbol'> {
  share: StockDetail;
}

const orderTypes: readonly OrderType[] = ['LIMIT', 'MARKET', 'SL', 'SL-M'];

interface TypeHelpProps extends Pick<TicketState, 'orderType'> {
  /** Where it stops to fill, of an order without a limit. */
  protection: Paise | null;
}

const TypeHelp = memo(function TypeHelp({ orderType, protection }: TypeHelpProps) {
  const { t, price } = useTicketWords();
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
});

interface KindProps extends Pick<TicketState, 'side' | 'orderType' | 'validity'>, Pick<Ticket, 'change'> {}

const Kind = memo(function Kind({ side, orderType, validity, change }: KindProps) {
  const { t, typeName } = useTicketWords();
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
        value={side}
        onChange={(next) => change({ kind: 'side', side: next })}
      />
      <div className="flex flex-wrap justify-between gap-2">
        <SegmentedControl<OrderType>
          aria-label={t('orderType')}
          size="md"
          options={orderTypes.map((value) => ({ value, label: typeName(value) }))}
          value={orderType}
          onChange={(next) => change({ kind: 'orderType', orderType: next })}
        />
        <SegmentedControl<OrderValidity>
          aria-label={t('validity')}
          size="md"
          options={[
            { value: 'DAY', label: t('validityDay') },
            { value: 'IOC', label: t('validityIoc') },
            { value: 'GTT', label: t('validityGtt') },
          ]}
          value={validity}
          onChange={(next) => change({ kind: 'validity', validity: next })}
        />
      </div>
    </>
  );
});

/** Side, type, validity, quantity and prices, each with what is wrong with it. */
export function TicketTerms({ share, ...props }: TicketTermsProps) {
  const { ticket } = props;
  const { t } = useTicketWords();
  const { state, change, readings, summary } = ticket;
  const { instrument, on, quote } = readings.facts;
  const { side, orderType, validity } = state;
  const lastPrice = quote?.lastPrice ?? null;
  const { tickSize } = instrument;
  const lines = { ...props, symbol: share.symbol };
  return (
    <div className="grid grid-cols-1 gap-4">
      <Kind {...{ side, orderType, validity, change }} />
      {validity === 'GTT' ? (
        <GttHelp on={on} kept={readings.waiting.find(({ id }) => id === state.keptOrderId)} />
      ) : (
        <TypeHelp orderType={orderType} protection={summary.protection} />
      )}
      {validity === 'IOC' && <p className="text-caption text-fg-muted">{t('validityHelpIoc')}</p>}
      <QuantityTerms share={share} {...props} />
      {hasTrigger(state) && (
        <div className="grid grid-cols-1 gap-2">
          <PriceField
            kind="triggerPrice"
            label={t('triggerPrice')}
            value={state.triggerPrice}
            step={tickSize}
            change={change}
          />
          <FaultLines {...lines} place="triggerPrice" />
        </div>
      )}
      {hasLimit(orderType) && (
        <div className="grid grid-cols-1 gap-2">
          <PriceField kind="price" label={t('price')} value={state.price} step={tickSize} change={change} />
          <BandBar {...{ instrument, lastPrice }} price={state.price} />
          <FaultLines {...lines} place="price" />
        </div>
      )}
      {validity === 'GTT' && side === 'SELL' && <StopTerms {...lines} />}
      <FaultLines {...lines} place={null} />
    </div>
  );
}
