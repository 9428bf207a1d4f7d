import type { ActionLot, ActionSide, ClientActionDetail } from '@wealth/api-sdk/model';
import { fromWire, sumOf, toRupees } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, PrivateFigure, useActionWords, useIsMasked, useToday } from '@wealth/parts';
import { Badge } from '@wealth/ui/badge';
import { Card } from '@wealth/ui/card';
import { DataTable } from '@wealth/ui/data-table';
import { Fact, Facts } from '@wealth/ui/facts';
import { Note } from '@wealth/ui/note';

const origins = {
  trade: 'lotTrade',
  allotment: 'lotAllotment',
  bonus: 'lotBonus',
  right: 'lotRight',
  merger: 'lotMerger',
  demerger: 'lotDemerger',
  brought_in: 'lotBroughtIn',
} as const satisfies Record<ActionLot['origin'], string>;

interface LotsProps {
  label: string;
  lots: readonly ActionLot[];
}

function Lots({ label, lots }: LotsProps) {
  const t = useMessages('corporateActions');
  const formats = useFormats();
  const today = useToday();
  return (
    <DataTable
      aria-label={label}
      rows={lots}
      rowId={({ id, isin }) => `${id} ${isin}`}
      columns={[
        {
          id: 'lot',
          header: t('lot'),
          isRowHeader: true,
          cell: (lot) => (
            <span className="flex flex-wrap items-center gap-x-2">
              {t(origins[lot.origin], { day: formats.day(lot.bought_on) })}
              {(lot.sellable_from === null || lot.sellable_from > today) && (
                <Badge tone="info">{t('inTransit')}</Badge>
              )}
            </span>
          ),
          total: t('sum'),
        },
        {
          id: 'shares',
          header: t('shares'),
          align: 'end',
          cell: ({ quantity }) => <PrivateFigure>{formats.quantity(quantity)}</PrivateFigure>,
          total: (
            <PrivateFigure>
              {formats.quantity(lots.reduce((sum, { quantity }) => sum + quantity, 0))}
            </PrivateFigure>
          ),
        },
        {
          id: 'price',
          header: t('costAShare'),
          align: 'end',
          from: 'tablet',
          cell: ({ cost, quantity }) => (
            <PrivateFigure>{formats.price(toRupees(fromWire(cost)).div(quantity))}</PrivateFigure>
          ),
        },
        {
          id: 'cost',
          header: t('cost'),
          align: 'end',
          cell: ({ cost }) => <Money rupees={cost} />,
          total: <Money rupees={toRupees(sumOf(lots.map(({ cost }) => fromWire(cost))))} />,
        },
      ]}
    />
  );
}

interface SideProps {
  title: string;
  note: string;
  side: ActionSide;
  lots: readonly ActionLot[];
}

function Side({ title, note, side, lots }: SideProps) {
  const t = useMessages('corporateActions');
  const formats = useFormats();
  return (
    <Card title={title} note={note} isFlush>
      <div className="px-card pb-4">
        <Facts layout="columns">
          <Fact name={t('shares')} isStrong>
            <PrivateFigure>{formats.quantity(side.quantity)}</PrivateFigure>
          </Fact>
          <Fact name={t('average')} isStrong>
            <PrivateFigure>{formats.price(side.average_price)}</PrivateFigure>
          </Fact>
          <Fact name={t('price')} isStrong>
            {formats.price(side.price)}
          </Fact>
        </Facts>
        <p className="mt-2 text-caption text-fg-subtle">{t('isinOf', { isin: side.isin })}</p>
      </div>
      {lots.length > 0 && <Lots label={title} lots={lots} />}
      <div className="flex justify-between gap-3 px-card py-3 font-medium">
        <span>{t('value')}</span>
        <Money rupees={side.value} />
      </div>
    </Card>
  );
}

/** Whether a rupee was gained or lost by it, said in the figures themselves. */
function Equality({ action, before }: ActionSidesProps) {
  const t = useMessages('corporateActions');
  const formats = useFormats();
  const isMasked = useIsMasked();
  const own = (rupees: number) => (isMasked ? formats.maskedAmount : formats.amount(rupees));
  const after = toRupees(sumOf(action.after.map(({ value }) => fromWire(value)))).toNumber();
  if (action.after.length === 0 || action.kind === 'dividend') return null;
  const isEqual = fromWire(after) === fromWire(before.value);
  return (
    <Note tone={isEqual ? 'info' : 'neutral'}>
      {t(isEqual ? 'nothingGained' : 'almostNothing', { before: own(before.value), after: own(after) })}
    </Note>
  );
}

export interface ActionSidesProps {
  action: ClientActionDetail;
  before: ActionSide;
}

/** The shares before and after, with their lots. */
export function ActionSides({ action, before }: ActionSidesProps) {
  const t = useMessages('corporateActions');
  const formats = useFormats();
  const words = useActionWords();
  const exDay = formats.day(action.ex_date);
  const [main, ...others] = action.after;
  const lotsOf = (side: ActionSide) => action.lots_after.filter(({ isin }) => isin === side.isin);
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-grid desktop:grid-cols-[1fr_auto_1fr]">
        <Side
          title={t('before')}
          note={t('beforeNote', { day: exDay })}
          side={before}
          lots={action.lots_before}
        />
        {main && (
          <>
            <p className="self-center text-center text-detail text-fg-muted">
              <span aria-hidden="true" className="block max-desktop:rotate-90">
                →
              </span>
              {words.nameOf(action)}
            </p>
            <div className="grid grid-cols-1 gap-grid">
              <Side
                title={t('after')}
                note={t('afterNote', { day: exDay })}
                side={main}
                lots={lotsOf(main)}
              />
              {others.map((side) => (
                <Side
                  key={side.isin}
                  title={side.instrument.symbol}
                  note={action.listed ? t('afterNote', { day: exDay }) : t('notListed')}
                  side={side}
                  lots={lotsOf(side)}
                />
              ))}
            </div>
          </>
        )}
      </div>
      <Equality action={action} before={before} />
    </>
  );
}
