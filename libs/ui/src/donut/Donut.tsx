import { useState } from 'react';
import { formatCompact, formatPercent, maskedAmount } from '@wealth/i18n-locale';
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { amountTexts } from '@wealth/i18n-locale/ui/amount';
import { donutTexts } from '@wealth/i18n-locale/ui/donut';
import { tv } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { StateMessage } from '../state-message/StateMessage.tsx';
import { donutSlices, slicePath, type DonutPart, type DonutSlice } from './donutSlices.ts';

const styles = tv({
  slots: {
    slice:
      'stroke-none transition-opacity duration-base forced-colors:fill-system-text forced-colors:stroke-system-canvas',
    swatch: 'size-2.5 shrink-0 rounded-mark forced-colors:bg-system-text',
    row: 'flex min-h-7.5 w-full cursor-pointer items-center gap-2.5 rounded-badge px-1.5 text-detail layered transition-layer data-selected:bg-surface-selected pointer-coarse:min-h-11 forced-colors:data-selected:outline',
  },
  variants: {
    place: {
      0: { slice: 'fill-chart-1', swatch: 'bg-chart-1' },
      1: { slice: 'fill-chart-2', swatch: 'bg-chart-2' },
      2: { slice: 'fill-chart-3', swatch: 'bg-chart-3' },
      3: { slice: 'fill-chart-4', swatch: 'bg-chart-4' },
      4: { slice: 'fill-chart-5', swatch: 'bg-chart-5' },
      5: { slice: 'fill-chart-6', swatch: 'bg-chart-6' },
    },
    isDimmed: { true: { slice: 'opacity-35' } },
  },
});

const places = [0, 1, 2, 3, 4, 5] as const;
const ring = { outer: 80, inner: 60, gap: 3 };

export interface DonutProps {
  /** Names the donut: what is divided, and by what. */
  'aria-label': string;
  parts: readonly DonutPart[];
  /** Stands above the total in the centre ("Equity"). */
  totalLabel: string;
  /** The sum in the client's format; it comes from the ledger and is not added up here. */
  total: string;
  /** @default compact rupees */
  formatValue?: (value: number | null) => string;
  /** The client hides amounts; shares stay visible. */
  isMasked?: boolean;
}

interface CentreProps {
  label: string;
  text: string;
  isMasked: boolean;
}

function Centre({ label, text, isMasked }: CentreProps) {
  const t = useUiText(amountTexts);
  return (
    <span className="absolute inset-0 grid content-center justify-items-center px-6 text-center">
      <span className="max-w-full truncate text-caption text-fg-muted">{label}</span>
      <span className="text-title tabular-nums">
        {isMasked ? <span aria-hidden="true">{maskedAmount}</span> : text}
        {isMasked && <span className="sr-only">{t('hidden')}</span>}
      </span>
    </span>
  );
}

interface RingProps {
  slices: readonly DonutSlice[];
  active: string | null;
  onPoint: (id: string | null) => void;
}

function Ring({ slices, active, onPoint }: RingProps) {
  const { slice } = styles();
  return (
    <svg viewBox="-80 -80 160 160" width="160" height="160" aria-hidden="true">
      {slices.map(
        (part, index) =>
          part.shareRatio !== null && (
            <path
              key={part.id}
              d={slicePath(part, ring)}
              fillRule="evenodd"
              className={slice({ place: places[index], isDimmed: active !== null && active !== part.id })}
              onPointerEnter={() => onPoint(part.id)}
              onPointerLeave={() => onPoint(null)}
            />
          ),
      )}
    </svg>
  );
}

/**
 * How a whole is divided: at most six slices, the rest is one of them. The legend says every figure; a row of it that
 * is pointed at or chosen takes the centre.
 */
export function Donut({ parts, totalLabel, total, isMasked = false, ...rest }: DonutProps) {
  const { formatValue = formatCompact, 'aria-label': label } = rest;
  const t = useUiText(donutTexts);
  const amountText = useUiText(amountTexts);
  const [pointed, setPointed] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const slices = donutSlices(parts, { slices: places.length, otherName: t('other') });
  if (slices.every(({ shareRatio }) => shareRatio === null)) {
    return <StateMessage kind="empty" title={t('emptyTitle')} text={t('emptyText')} />;
  }
  const activeSlice = slices.find(({ id }) => id === (pointed ?? chosen));
  const stop = slices.find(({ id }) => id === chosen) ?? slices[0];
  const { row, swatch } = styles();

  return (
    <div className="grid grid-cols-1 justify-items-center gap-5">
      <div className="relative size-40 shrink-0">
        <Ring slices={slices} active={activeSlice?.id ?? null} onPoint={setPointed} />
        <Centre
          label={activeSlice?.name ?? totalLabel}
          text={activeSlice ? formatValue(activeSlice.value) : total}
          isMasked={isMasked}
        />
      </div>
      <AriaToggleButtonGroup
        aria-label={label}
        orientation="vertical"
        selectionMode="single"
        selectedKeys={chosen === null ? [] : [chosen]}
        onSelectionChange={(keys) => {
          const [key] = keys;
          setChosen(key === undefined ? null : String(key));
        }}
        className="w-full"
      >
        {slices.map((slice, index) => (
          <AriaToggleButton
            key={slice.id}
            id={slice.id}
            // One stop of the Tab key for the legend; arrow keys reach the rest.
            excludeFromTabOrder={slice !== stop}
            onHoverStart={() => setPointed(slice.id)}
            onHoverEnd={() => setPointed(null)}
            className={row()}
          >
            <span className={swatch({ place: places[index] })} />
            <span className="min-w-0 flex-1 truncate text-start">{slice.name}</span>
            <span className="text-fg-muted tabular-nums">
              {isMasked ? <span className="sr-only">{amountText('hidden')}</span> : formatValue(slice.value)}
              {isMasked && <span aria-hidden="true">{maskedAmount}</span>}
            </span>
            <span className="w-14 text-end font-semibold tabular-nums">
              {formatPercent(slice.shareRatio === null ? null : slice.shareRatio * 100, {
                isSigned: false,
                decimals: 1,
              })}
            </span>
          </AriaToggleButton>
        ))}
      </AriaToggleButtonGroup>
    </div>
  );
}
