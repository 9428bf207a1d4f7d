import { minus } from '@wealth/i18n-locale';
import { treemapTexts } from '@wealth/i18n-locale/ui/treemap';
import { heat, heatThresholds, type HeatStep } from '../internal/heat.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';

const steps: readonly HeatStep[] = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

const rises = heatThresholds.map(String);
const labels = [...rises.toReversed().map((label) => `${minus}${label}`), ...rises];

/** The labels that always stand there. */
const sparse = new Set([0, 2, 5, 7]);

/** The nine shades with the percentages between which each stands, for the card that holds the map. */
export function HeatScale() {
  const t = useUiText(treemapTexts);
  return (
    <span
      role="img"
      aria-label={t('scale', { least: `${heatThresholds[0]}`, most: `${heatThresholds[3]}` })}
      className="@container grid w-full max-w-70 gap-0.5 text-tick text-fg-subtle tabular-nums"
    >
      <span aria-hidden="true" className="grid grid-cols-9">
        {steps.map((step) => (
          <span
            key={step}
            className={`h-2 first:rounded-l-mark last:rounded-r-mark ${heat({ step: `${step}` })}`}
          />
        ))}
      </span>
      {/* Each stands below the edge between two shades. */}
      <span aria-hidden="true" className="grid grid-cols-8 px-[5.555%] text-center">
        {labels.map((label, index) => (
          // Where room is short or letters are large, the others would touch.
          <span
            key={label}
            className={`whitespace-nowrap ${sparse.has(index) ? '' : '@max-[17rem]:invisible'}`}
          >
            {label}
          </span>
        ))}
      </span>
    </span>
  );
}
