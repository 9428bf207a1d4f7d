import { minus } from '@wealth/i18n-locale';
import { treemapTexts } from '@wealth/i18n-locale/ui/treemap';
import { heat, type HeatStep } from '../internal/heat.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';

const steps: readonly HeatStep[] = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

/** The nine shades between their ends, for the header of the card that holds the map. */
export function HeatScale() {
  const t = useUiText(treemapTexts);
  return (
    <span
      role="img"
      aria-label={t('scale')}
      className="inline-flex items-center gap-2 text-caption text-fg-subtle"
    >
      <span aria-hidden="true">{`${minus}3%`}</span>
      <span aria-hidden="true" className="flex gap-0.5">
        {steps.map((step) => (
          <span key={step} className={`h-2.5 w-4.5 rounded-mark ${heat({ step: `${step}` })}`} />
        ))}
      </span>
      <span aria-hidden="true">+3%</span>
    </span>
  );
}
