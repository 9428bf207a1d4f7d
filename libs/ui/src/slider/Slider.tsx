import {
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import {
  Label as AriaLabel,
  Slider as AriaSlider,
  SliderFill as AriaSliderFill,
  SliderOutput as AriaSliderOutput,
  SliderThumb as AriaSliderThumb,
  SliderTrack as AriaSliderTrack,
} from 'react-aria-components/Slider';
import { assignRef } from '../internal/assignRef.ts';
import { FormBinding, joinedProps, readNumber, useIsInForm } from '../internal/FormBinding.tsx';
import { steppedNumber } from '../number-field/numberText.ts';

export interface SliderMark {
  value: number;
  label: string;
}

export interface SliderProps {
  label: string;
  /** Keeps the name for assistive technology only, where a field beside it says it already. */
  isLabelHidden?: boolean;
  /** Joins the slider to the form around it (React Hook Form's FormProvider). */
  name?: string;
  minimum: number;
  maximum: number;
  /** What an arrow key moves by; Page Up and Page Down move by ten of them. @default 1 */
  step?: number;
  /** NaN, null and what lies outside the limits count as the nearest limit. */
  value?: number | null;
  /** @default the minimum */
  defaultValue?: number;
  onChange?: (value: number) => void;
  /** Runs when the thumb is let go: for what costs a request. */
  onChangeEnd?: (value: number) => void;
  onBlur?: () => void;
  /** How a value reads, on screen and aloud. @default the plain number */
  formatValue?: (value: number) => string;
  /** A point of reference between the ends ("Ref. 1,486.20"). */
  mark?: SliderMark;
  /** @default the formatted limits */
  startLabel?: string;
  endLabel?: string;
  isDisabled?: boolean;
  /** A NumberField or MoneyField that holds the same value, above the track. */
  field?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** A value between two ends, where the feel of the range matters more than the exact figure. */
export function Slider(props: SliderProps) {
  const { name } = props;
  if (!useIsInForm(name)) return <SliderView {...props} />;
  return (
    <FormBinding name={name} read={readNumber}>
      {(binding) => {
        const { errorMessage: _none, ...joined } = joinedProps<number | null>(binding, {
          onBlur: props.onBlur,
          onChange: (value) => value !== null && props.onChange?.(value),
        });
        return <SliderView {...props} {...joined} value={binding.value} />;
      }}
    </FormBinding>
  );
}

function within(value: number | null | undefined, minimum: number, maximum: number): number {
  if (value === null || value === undefined || Number.isNaN(value)) return minimum;
  return Math.min(Math.max(value, minimum), maximum);
}

const stepsOfAPage = 10;

/** Ten steps for a page key; React Aria's own page is a tenth of the range. */
const pageKeys: Record<string, 1 | -1> = { PageUp: 1, PageDown: -1 };

// Reaches out to the rounded end of the track, half a thumb before its first value.
const fill =
  'rounded-full bg-accent before:absolute before:inset-y-0 before:-left-2.75 before:w-5.5 before:rounded-full before:bg-inherit before:content-[""] ' +
  'data-disabled:bg-border-control forced-colors:bg-system-highlight';

const thumb =
  'top-1/2 size-5.5 cursor-grab rounded-full border-2 border-accent bg-surface-raised shadow-raised data-dragging:cursor-grabbing ' +
  'before:absolute before:-inset-3 before:content-[""] data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus ' +
  'data-disabled:cursor-not-allowed data-disabled:border-border-strong forced-colors:border-system-control forced-colors:data-disabled:border-system-disabled';

function SliderView(props: SliderProps) {
  const { label, isLabelHidden = false, minimum, maximum, step = 1, mark, field, inputRef } = props;
  const { startLabel, endLabel, isDisabled, onBlur, onChange, onChangeEnd, formatValue = String } = props;
  const input = useRef<HTMLInputElement>(null);
  const [ownValue, setOwnValue] = useState(props.defaultValue ?? minimum);
  const value = within(props.value === undefined ? ownValue : props.value, minimum, maximum);
  const spoken = formatValue(value);
  const isOutputShown = field === undefined && !isLabelHidden;

  // React Aria speaks values by options of Intl alone; ours come from the formats of the app.
  useLayoutEffect(() => input.current?.setAttribute('aria-valuetext', spoken));

  function report(next: number) {
    setOwnValue(next);
    onChange?.(next);
  }

  function turnPage(event: KeyboardEvent) {
    const direction = pageKeys[event.key];
    if (direction === undefined || isDisabled) return;
    event.preventDefault();
    event.stopPropagation();
    const next = steppedNumber(value, direction, { step: step * stepsOfAPage, minimum, maximum });
    if (next === value) return;
    report(next);
    onChangeEnd?.(next);
  }

  return (
    <AriaSlider
      className="grid gap-1"
      value={value}
      minValue={minimum}
      maxValue={maximum}
      step={step}
      isDisabled={isDisabled}
      onChange={report}
      onChangeEnd={onChangeEnd}
    >
      <div className={isLabelHidden ? 'sr-only' : 'flex justify-between gap-3 text-detail'}>
        <AriaLabel className="text-fg-muted">{label}</AriaLabel>
        {isOutputShown && <AriaSliderOutput className="font-semibold text-fg">{spoken}</AriaSliderOutput>}
      </div>
      {field}
      <div role="presentation" onKeyDownCapture={turnPage}>
        <AriaSliderTrack className="relative mx-2.75 flex h-8 cursor-pointer items-center pointer-coarse:h-11 data-disabled:cursor-not-allowed">
          <span className="absolute -inset-x-2.75 h-1.5 rounded-full bg-border-strong forced-colors:border" />
          <span className="absolute inset-x-0 h-1.5">
            <AriaSliderFill className={fill} />
          </span>
          {mark && <Mark at={(mark.value - minimum) / (maximum - minimum)} />}
          <AriaSliderThumb
            onBlur={onBlur}
            inputRef={input}
            ref={() => assignRef(inputRef, input.current)}
            className={thumb}
          />
        </AriaSliderTrack>
      </div>
      <div className="grid grid-cols-[1fr_auto_1fr] gap-2 text-caption text-fg-muted">
        <span>{startLabel ?? formatValue(minimum)}</span>
        <span>{mark?.label}</span>
        <span className="text-right">{endLabel ?? formatValue(maximum)}</span>
      </div>
    </AriaSlider>
  );
}

function Mark({ at }: { at: number }) {
  const place: CSSProperties = { left: `${at * 100}%` };
  return (
    <span
      style={place}
      className="absolute h-3.5 w-0.5 -translate-x-1/2 bg-fg-muted forced-colors:bg-system-text"
    />
  );
}
