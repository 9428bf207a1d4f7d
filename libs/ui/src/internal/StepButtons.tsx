import { Button as AriaButton } from 'react-aria-components/Button';
import { stepButtonsTexts } from '@wealth/i18n-locale/ui/stepButtons';
import { memo, type ReactNode } from 'react';
import { MinusIcon, PlusIcon } from '../icon/icons.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';

interface StepButtonsProps {
  label: string;
  isDisabled?: boolean;
  /** The same function between renders. */
  onStep: (direction: 1 | -1) => void;
}

const stepButton =
  'touch-target grid size-9 shrink-0 place-items-center rounded-control-inner bg-surface-sunken text-fg-muted layered transition-layer data-hovered:text-fg pointer-coarse:size-11 ' +
  'data-disabled:cursor-not-allowed data-disabled:text-fg-disabled forced-colors:border forced-colors:text-system-control forced-colors:data-disabled:text-system-disabled';

/** Around a field that may have step buttons: its label ends before them, and they know how narrow it is. */
export function StepFrame({ hasSteps, children }: { hasSteps: boolean; children: ReactNode }) {
  return (
    <div className={hasSteps ? '@container/field' : undefined}>
      <div className={hasSteps ? '[--field-end:6rem] @max-steps/field:[--field-end:14px]' : undefined}>
        {children}
      </div>
    </div>
  );
}

/** Minus and plus at the end of a box. The arrow keys do the same, so that they are no stop of the Tab key. */
export const StepButtons = memo(function StepButtons({ label, isDisabled, onStep }: StepButtonsProps) {
  const t = useUiText(stepButtonsTexts);
  const shared = { isDisabled, excludeFromTabOrder: true, preventFocusOnPress: true, className: stepButton };
  return (
    <span className="order-2 flex gap-1 pr-1.5 @max-steps/field:basis-full @max-steps/field:justify-end @max-steps/field:pb-1.5">
      <AriaButton {...shared} aria-label={t('decrease', { label })} onPress={() => onStep(-1)}>
        <MinusIcon size="sm" />
      </AriaButton>
      <AriaButton {...shared} aria-label={t('increase', { label })} onPress={() => onStep(1)}>
        <PlusIcon size="sm" />
      </AriaButton>
    </span>
  );
});

interface StepKey {
  key: string;
  preventDefault: () => void;
}

/** The arrow keys of a box that can be stepped; every other key goes on its way. */
export function stepByKeys(event: StepKey, onStep: (direction: 1 | -1) => void): boolean {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return false;
  event.preventDefault();
  onStep(event.key === 'ArrowUp' ? 1 : -1);
  return true;
}
