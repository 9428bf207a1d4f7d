import { tradeSegments, wantedValues, type TradeSegment } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { SwitchesIcon } from '@wealth/ui/icon';
import { Switch } from '@wealth/ui/switch';
import { LimitCard } from './LimitCard.tsx';
import { segmentWaitsUntil } from './limitChange.ts';
import { useSaveLimits } from './useSaveLimits.ts';
import { useTellSaved } from './useTellSaved.ts';
import type { LimitsNow } from './useTradeLimits.ts';

const names = {
  stock: 'limitSegmentStock',
  otc: 'limitSegmentOtc',
  ipo: 'limitSegmentIpo',
} as const satisfies Record<TradeSegment, string>;

/** In which segments the client buys: off at once, on again from the next trading day. */
export function SegmentsCard({ current: { limits } }: { current: LimitsNow }) {
  const t = useMessages('profile');
  const formats = useFormats();
  const { isPending, save } = useSaveLimits();
  const tell = useTellSaved();
  const wanted = wantedValues(limits).segmentsOff;

  async function change(segment: TradeSegment, isOn: boolean) {
    if (isPending) return;
    const others = wanted.filter((other) => other !== segment);
    const saved = await save(limits, { segmentsOff: isOn ? others : [...others, segment] });
    if (saved) tell(segmentWaitsUntil(saved, segment));
  }

  function stateOf(segment: TradeSegment): string {
    const from = segmentWaitsUntil(limits, segment);
    if (from !== null) return t('limitSegmentWaits', { day: formats.day(from) });
    return t(limits.segmentsOff.includes(segment) ? 'limitOff' : 'limitOn');
  }

  return (
    <LimitCard icon={<SwitchesIcon />} title={t('limitSegments')} text={t('limitSegmentsText')}>
      <div className="grid divide-y divide-border border-t border-border">
        {tradeSegments.map((segment) => (
          <div key={segment} className="py-3 last:pb-0">
            <Switch
              layout="row"
              label={t(names[segment])}
              description={stateOf(segment)}
              isSelected={!wanted.includes(segment)}
              onChange={(isOn) => void change(segment, isOn)}
            />
          </div>
        ))}
      </div>
    </LimitCard>
  );
}
