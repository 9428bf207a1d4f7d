import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { indicatorName, type IndicatorSetting } from '@wealth/ui/candle-chart';
import { Checkbox } from '@wealth/ui/checkbox';
import { IndicatorsIcon } from '@wealth/ui/icon';
import { NumberField } from '@wealth/ui/number-field';
import { Popover } from '@wealth/ui/popover';

/** What each indicator begins with; customary periods. */
const offered = [
  { kind: 'sma', period: 20 },
  { kind: 'ema', period: 9 },
  { kind: 'vwap' },
  { kind: 'bollinger', period: 20, deviations: 2 },
  { kind: 'rsi', period: 14 },
] as const satisfies readonly IndicatorSetting[];

const longestPeriod = 400;

interface IndicatorMenuProps {
  indicators: readonly IndicatorSetting[];
  onChange: (indicators: readonly IndicatorSetting[]) => void;
}

interface IndicatorRowProps {
  offer: IndicatorSetting;
  chosen: IndicatorSetting | undefined;
  onChange: (setting: IndicatorSetting | null) => void;
}

function IndicatorRow({ offer, chosen, onChange }: IndicatorRowProps) {
  const t = useMessages('market');
  const shown = chosen ?? offer;
  return (
    <div className="flex min-h-14 items-center justify-between gap-3">
      <Checkbox
        isSelected={chosen !== undefined}
        onChange={(isSelected) => onChange(isSelected ? offer : null)}
      >
        {indicatorName(shown)}
      </Checkbox>
      {chosen !== undefined && 'period' in chosen && (
        <div className="w-32">
          <NumberField
            label={t('period')}
            value={chosen.period}
            step={1}
            minimum={1}
            maximum={longestPeriod}
            onChange={(period) => {
              const isPeriod =
                Number.isInteger(period) && period !== null && period >= 1 && period <= longestPeriod;
              if (isPeriod) onChange({ ...chosen, period });
            }}
          />
        </div>
      )}
    </div>
  );
}

/** Which indicators are drawn, and over how many candles. */
export function IndicatorMenu({ indicators, onChange }: IndicatorMenuProps) {
  const t = useMessages('market');

  function change(kind: IndicatorSetting['kind'], setting: IndicatorSetting | null) {
    const index = indicators.findIndex((one) => one.kind === kind);
    if (index === -1) onChange(setting === null ? indicators : [...indicators, setting]);
    else onChange(indicators.flatMap((one, place) => (place === index ? (setting ?? []) : one)));
  }

  return (
    <Popover
      title={t('indicators')}
      trigger={
        <Button variant="secondary" size="sm" icon={<IndicatorsIcon size="sm" />}>
          {t('indicators')}
        </Button>
      }
    >
      {offered.map((offer) => (
        <IndicatorRow
          key={offer.kind}
          offer={offer}
          chosen={indicators.find(({ kind }) => kind === offer.kind)}
          onChange={(setting) => change(offer.kind, setting)}
        />
      ))}
    </Popover>
  );
}
