import type { Ref } from 'react';
import {
  SwitchButton as AriaSwitchButton,
  SwitchField as AriaSwitchField,
} from 'react-aria-components/Switch';
import { Text as AriaText } from 'react-aria-components/Text';
import { FormBinding, joinedProps, readFlag, useIsInForm } from '../internal/FormBinding.tsx';
import { tv } from '../internal/tv.ts';

export interface SwitchProps {
  /** Names what is on or off, in words that stay true in both states ("Show assets"). */
  label: string;
  description?: string;
  /** @default 'inline' — 'row' puts the switch at the end of a row of settings. */
  layout?: 'inline' | 'row';
  /** Joins the switch to the form around it (React Hook Form's FormProvider). */
  name?: string;
  isSelected?: boolean;
  /** @default false */
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  onBlur?: () => void;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** Something that is on or off and changes at once. What waits for a button is a Checkbox. */
export function Switch(props: SwitchProps) {
  const { name } = props;
  if (!useIsInForm(name)) return <SwitchView {...props} />;
  return (
    <FormBinding name={name} read={readFlag}>
      {(binding) => {
        const { errorMessage: _none, ...joined } = joinedProps(binding, props);
        return <SwitchView {...props} {...joined} isSelected={binding.value} />;
      }}
    </FormBinding>
  );
}

const styles = tv({
  slots: {
    field: 'group/field',
    button: 'group/switch real-input cursor-pointer data-disabled:cursor-not-allowed',
    label:
      'text-body text-fg group-data-disabled/switch:text-fg-subtle forced-colors:group-data-disabled/switch:text-system-disabled',
    description: 'block text-caption text-fg-muted group-data-disabled/field:text-fg-subtle',
    track: [
      'flex h-6 w-10 shrink-0 items-center rounded-full border border-transparent bg-border-control p-0.5 layered transition-layer duration-base group-data-hovered/switch:layer-hover group-data-pressed/switch:layer-pressed',
      'group-data-selected/switch:bg-accent group-data-disabled/switch:bg-border-strong',
      'group-data-focus-visible/switch:outline-2 group-data-focus-visible/switch:outline-offset-2 group-data-focus-visible/switch:outline-focus',
      'forced-colors:border-system-control forced-colors:group-data-selected/switch:bg-system-highlight forced-colors:group-data-disabled/switch:border-system-disabled forced-colors:forced-color-adjust-none forced-colors:bg-system-canvas',
    ],
    thumb: [
      'size-4.5 rounded-full bg-surface-raised transition-transform duration-base group-data-selected/switch:translate-x-4 group-data-selected/switch:bg-on-accent rtl:group-data-selected/switch:-translate-x-4',
      'forced-colors:bg-system-control forced-colors:group-data-selected/switch:bg-system-on-highlight forced-colors:group-data-disabled/switch:bg-system-disabled',
    ],
  },
  variants: {
    layout: {
      inline: {
        button: 'inline-flex min-h-8 items-center gap-2.5 pointer-coarse:min-h-11',
        description: 'ml-12.5',
      },
      row: {
        field: 'relative grid grid-cols-[1fr_auto] items-center gap-x-4 pointer-coarse:min-h-11',
        // The label and the switch are cells of the field's own grid, so that the description stands beside the switch.
        button: 'contents',
        label: 'font-medium',
        track: 'touch-target row-span-2',
        description: 'col-start-1 row-start-2',
      },
    },
  },
});

function SwitchView({ label, description, layout = 'inline', ...rest }: SwitchProps) {
  const { field, button, label: text, track, thumb, description: hint } = styles({ layout });
  return (
    <AriaSwitchField {...rest} className={field()}>
      <AriaSwitchButton className={button()}>
        {layout === 'row' && <span className={text()}>{label}</span>}
        <span className={track()}>
          <span className={thumb()} />
        </span>
        {layout === 'inline' && <span className={text()}>{label}</span>}
      </AriaSwitchButton>
      {description !== undefined && (
        <AriaText slot="description" className={hint()}>
          {description}
        </AriaText>
      )}
    </AriaSwitchField>
  );
}
