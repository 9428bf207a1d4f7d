import type { Figure, FigureLine } from '@wealth/api-sdk/model';
import { useGetFigure } from '@wealth/api-sdk/stat';
import { deepHref, type FigureReference } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import {
  ExportButton,
  Money,
  returnParams,
  useAmountText,
  useCsv,
  useIsMasked,
  useToday,
  type FileColumn,
} from '@wealth/parts';
import { CopyButton } from '@wealth/ui/copy-button';
import { ArrowLeftIcon, SuccessIcon, WarningIcon } from '@wealth/ui/icon';
import { Link } from '@wealth/ui/link';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { Skeleton, SkeletonTable } from '@wealth/ui/skeleton';
import { FailedPart, StateMessage } from '@wealth/ui/state-message';
import { useMemo, useState } from 'react';
import { figureDifference, figureGroups } from '../model/figureGroups.ts';
import { FigureRows } from './FigureRows.tsx';
import { FigureTerms } from './FigureTerms.tsx';
import { useFigureWords } from './useFigureWords.ts';

/** Figures with lots, where the cost needs a word. */
const withCost: ReadonlySet<string> = new Set(['price_held', 'invested']);
/** Figures with lots, at the cost that the tax law takes. */
const withTaxCost: ReadonlySet<string> = new Set(['short_term_gain', 'long_term_gain']);

function useLineColumns(): ReadonlyArray<FileColumn<FigureLine>> {
  const t = useMessages('figures');
  const { lineName, priceNote } = useFigureWords();
  return [
    {
      csv: [
        { title: t('columnPart'), cell: (line) => lineName(line) },
        { title: t('columnSymbol'), cell: ({ instrument }) => instrument?.symbol ?? '' },
        { title: t('columnIsin'), cell: ({ isin }) => isin ?? '' },
        { title: t('columnDay'), cell: ({ date }) => date ?? '' },
        { title: t('columnShares'), cell: ({ quantity }) => quantity ?? '' },
        { title: t('columnPrice'), cell: ({ price }) => price ?? '' },
        { title: t('columnPriced'), cell: (line) => priceNote(line) ?? '' },
        { title: t('columnCost'), cell: ({ cost }) => cost ?? '' },
        { title: t('columnAmount'), cell: ({ amount }) => amount },
        { title: t('columnEntry'), cell: ({ entry }) => entry?.id ?? '' },
      ],
    },
  ];
}

interface FootProps {
  figure: Figure;
  reference: FigureReference;
}

/** Whether the parts add up, and the ways to take them along. */
function Foot({ figure, reference }: FootProps) {
  const t = useMessages('figures');
  const formats = useFormats();
  const amountText = useAmountText();
  const { figureName } = useFigureWords();
  const difference = figureDifference(figure);
  const time = formats.dateTime(figure.as_of, { hasSeconds: true });
  const name = figureName(figure.id);
  const csv = useCsv({
    name: `${t('file')}-${figure.id}`,
    head: () => t('fileHead', { figure: name, amount: formats.amount(figure.value), time }),
    columns: useLineColumns(),
    rows: figure.lines,
    isOwn: true,
  });
  const isRight = difference === 0;
  return (
    <OverlayFooter>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p
          role={isRight ? undefined : 'alert'}
          className={`flex min-w-0 flex-1 items-start gap-2 text-detail ${isRight ? 'text-fg' : 'text-warning'}`}
        >
          <span className={isRight ? 'text-positive' : 'text-warning'}>
            {isRight ? <SuccessIcon size="sm" /> : <WarningIcon size="sm" />}
          </span>
          <span className="min-w-0 wrap-anywhere">
            {isRight
              ? t('addsUp', { amount: formats.amount(0) })
              : t('differs', { amount: amountText(difference, { isSigned: true }), time })}
          </span>
        </p>
        <span className="flex items-center gap-2">
          <CopyButton
            value={new URL(deepHref.figure(reference), window.location.origin).href}
            label={t('copyLink')}
            align="end"
          />
          <ExportButton csv={csv} isDisabled={figure.lines.length === 0} />
        </span>
      </div>
    </OverlayFooter>
  );
}

interface FigurePartsProps extends FootProps {
  onOpen: (figure: Pick<FigureReference, 'id' | 'isin'>) => void;
}

function FigureParts({ figure, reference, onOpen }: FigurePartsProps) {
  const t = useMessages('figures');
  const formats = useFormats();
  const { figureName } = useFigureWords();
  const groups = useMemo(() => figureGroups(figure.lines), [figure]);
  const hasPrices = figure.lines.some(({ priced_at: at }) => at !== undefined);
  const time = formats.marketTime(figure.as_of, { hasSeconds: true });
  return (
    <>
      <FigureTerms figure={figure} onOpen={onOpen} />
      {withCost.has(figure.id) && <p className="text-detail text-fg-muted">{t('costNote')}</p>}
      {withTaxCost.has(figure.id) && <p className="text-detail text-fg-muted">{t('taxCostNote')}</p>}
      {hasPrices && <p className="text-detail text-fg-muted">{t('heldStill', { time })}</p>}
      {figure.lines.length === 0 ? (
        <StateMessage kind="empty" title={t('noParts')} text={t('noPartsText')} />
      ) : (
        <FigureRows
          label={figureName(figure.id)}
          groups={groups}
          lineCount={figure.lines.length}
          sum={<Money rupees={figure.value} />}
          onOpen={onOpen}
        />
      )}
      <Foot figure={figure} reference={reference} />
    </>
  );
}

/** The title in words: "How ₹4,91,433.80 is made up"; while amounts are hidden, how the figure of that name is. */
function Title({ reference, figure }: { reference: FigureReference; figure: Figure | undefined }) {
  const t = useMessages('figures');
  const formats = useFormats();
  const isMasked = useIsMasked();
  const { figureName } = useFigureWords();
  const name = figureName(reference.id);
  return (
    <div>
      <p className="text-detail text-fg-muted">{name}</p>
      <h3 className="text-heading wrap-anywhere">
        {t('madeUp', { figure: figure === undefined || isMasked ? name : formats.amount(figure.value) })}
      </h3>
    </div>
  );
}

const skeleton = (
  <div className="grid gap-4" aria-hidden="true">
    <Skeleton shape="block" height={84} />
    <SkeletonTable rows={6} />
  </div>
);

interface ShownProps {
  reference: FigureReference;
  onOpen: FigurePartsProps['onOpen'];
}

function ShownFigure({ reference, onOpen }: ShownProps) {
  const t = useMessages('figures');
  const today = useToday();
  const { id, isin, fy } = reference;
  const params = {
    ...returnParams(reference, today),
    ...(isin === undefined ? {} : { isin }),
    ...(fy === undefined ? {} : { fy }),
  };
  // Prices stay as they were: what is being read must not move.
  const query = useGetFigure(id, params, { query: { staleTime: Infinity, gcTime: 0 } });
  return (
    <>
      <Title reference={reference} figure={query.data} />
      {query.data && <FigureParts figure={query.data} reference={reference} onOpen={onOpen} />}
      {!query.data && query.errorUpdateCount === 0 && <div aria-busy="true">{skeleton}</div>}
      {!query.data && query.errorUpdateCount > 0 && (
        <FailedPart
          title={t('failed')}
          skeleton={skeleton}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </>
  );
}

export interface FigureDrawerProps {
  /** The figure that it begins with. */
  payload: FigureReference;
}

/** How a figure is made up: entries, lots, the price used and its time. A part of it opens in its place. */
export function FigureDrawer({ payload }: FigureDrawerProps) {
  const t = useMessages('figures');
  const { figureName } = useFigureWords();
  const [way, setWay] = useState<readonly FigureReference[]>([payload]);
  const shown = way.at(-1) ?? payload;
  const before = way.at(-2);
  return (
    <div className="grid grid-cols-1 content-start gap-4 px-6 py-5 max-tablet:px-4">
      {before && (
        <p>
          <Link onPress={() => setWay(way.slice(0, -1))}>
            <span className="inline-flex items-center gap-1">
              <ArrowLeftIcon size="sm" />
              {t('back', { figure: figureName(before.id) })}
            </span>
          </Link>
        </p>
      )}
      <ShownFigure
        key={`${way.length}/${shown.id}/${shown.isin}`}
        reference={shown}
        onOpen={(part) => setWay([...way, { ...shown, id: part.id, isin: part.isin }])}
      />
    </div>
  );
}
