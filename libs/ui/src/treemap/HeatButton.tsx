import { Button as AriaButton } from 'react-aria-components/Button';
import { formatPercent } from '@wealth/i18n-locale';
import { heatStep, liveHeat } from '../internal/heat.ts';

export interface HeatButtonProps {
  name: string;
  /** Percentage points; decides the shade and is part of the name. */
  changePercent: number | null;
  isCurrent: boolean;
  onPress: () => void;
}

/** A sector in a row of sectors, in the shade of its change. */
export function HeatButton({ name, changePercent, isCurrent, onPress }: HeatButtonProps) {
  return (
    <AriaButton
      aria-label={`${name}, ${formatPercent(changePercent)}`}
      aria-current={isCurrent || undefined}
      data-heat={`${heatStep(changePercent)}`}
      className={`touch-target min-h-7 w-full cursor-pointer truncate rounded-badge px-2 text-caption whitespace-nowrap layered transition-layer aria-current:font-semibold aria-current:outline-2 aria-current:outline-accent ${liveHeat}`}
      onPress={() => onPress()}
    >
      {name}
    </AriaButton>
  );
}
