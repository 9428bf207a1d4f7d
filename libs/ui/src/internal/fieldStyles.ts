import { tv } from './tv.ts';

/**
 * Box, label, text and hint of every field with a floating label. The label floats while the box is a `floating-field`
 * and ends before what stands at the box's end: an icon, or what `--field-end` leaves room for.
 */
export const fieldStyles = tv({
  slots: {
    box: 'floating-field relative flex items-center gap-2.5 transition-colors duration-fast forced-colors:field-focus:outline-2 forced-colors:field-focus:outline-system-highlight',
    label:
      'pointer-events-none absolute right-(--field-end,48px) truncate text-tick font-medium transition-all duration-fast resting:text-body resting:font-normal',
    affix:
      'flex items-center self-stretch text-body font-medium text-fg-muted max-tablet:text-lead resting:invisible',
    input:
      'min-w-0 flex-1 self-stretch bg-transparent text-body font-medium text-ellipsis outline-none placeholder:text-fg-subtle not-focus:placeholder:text-transparent max-tablet:text-lead',
    hint: 'mx-0.5 mt-1.5 flex items-start gap-1.5 text-caption',
  },
  variants: {
    variant: {
      outlined: {
        box: 'h-13 rounded-control border pl-3.5 max-tablet:h-14',
        label: 'top-2 left-3.5 resting:top-4',
        affix: 'pt-4.25',
        input: 'pt-4.25',
      },
      standard: {
        box: 'h-13 border-b max-tablet:h-14',
        label: 'top-2 left-0 resting:top-4',
        affix: 'pt-4.25',
        input: 'pt-4.25',
      },
      // One line: the label stands in the empty box only.
      chip: {
        box: 'h-control-sm rounded-full border pl-3.5 *:[button]:-my-2',
        label: 'inset-y-0 left-3.5 content-center opacity-0 resting:opacity-100',
      },
    },
    status: {
      neutral: {
        box: 'border-border-control field-focus:border-accent',
        label: 'text-fg-muted in-focused-field:text-accent-text',
        input: 'text-fg',
        hint: 'text-fg-muted',
      },
      error: { box: 'border-negative', label: 'text-negative', input: 'text-fg', hint: 'text-negative' },
      success: {
        box: 'border-positive field-focus:border-accent',
        label: 'text-fg-muted',
        input: 'text-fg',
        hint: 'text-positive',
      },
      disabled: {
        box: 'border-border bg-surface-sunken forced-colors:border-system-disabled',
        label: 'text-fg-subtle forced-colors:text-system-disabled',
        input: 'cursor-not-allowed text-fg-subtle forced-colors:text-system-disabled',
        hint: 'text-fg-subtle',
      },
    },
    hasTrailing: { true: { box: 'pr-0.5' }, false: { box: 'pr-3.5' } },
    isTrailingWide: {
      true: {
        box: '@max-field/field:h-auto @max-field/field:flex-wrap',
        input: '@max-field/field:h-13 @max-field/field:basis-full',
      },
    },
    hasSteps: {
      true: {
        box: '@max-steps/field:h-auto @max-steps/field:flex-wrap',
        input: '@max-steps/field:h-13',
      },
    },
  },
  compoundVariants: [
    {
      variant: ['outlined', 'chip'],
      status: ['neutral', 'success'],
      class: { box: 'bg-surface field-focus:halo' },
    },
    { variant: ['outlined', 'chip'], status: 'error', class: { box: 'bg-surface halo-negative' } },
    {
      variant: 'standard',
      status: ['neutral', 'success', 'error'],
      class: { box: 'field-focus:shadow-underline' },
    },
  ],
});

export type FieldStatus = 'neutral' | 'error' | 'success' | 'disabled';
export type FieldVariant = 'outlined' | 'standard' | 'chip';

/** The one of the four looks that these props ask for. */
export function statusOf({
  isDisabled,
  isInvalid = false,
  errorMessage,
  successMessage,
}: {
  isDisabled?: boolean;
  isInvalid?: boolean;
  errorMessage?: string;
  successMessage?: string;
}): FieldStatus {
  if (isDisabled) return 'disabled';
  if (isInvalid || errorMessage !== undefined) return 'error';
  return successMessage === undefined ? 'neutral' : 'success';
}
