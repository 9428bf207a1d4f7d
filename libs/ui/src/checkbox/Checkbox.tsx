import type { ReactNode, Ref } from 'react';
import {
  CheckboxButton as AriaCheckboxButton,
  CheckboxField as AriaCheckboxField,
} from 'react-aria-components/Checkbox';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { CheckIcon } from '../icon/icons.ts';
import { FormBinding, joinedProps, readFlag, useIsInForm } from '../internal/FormBinding.tsx';

export interface CheckboxProps {
  /** The label; it may hold links. Without it an `aria-label` names the box. */
  children?: ReactNode;
  'aria-label'?: string;
  /** Joins the checkbox to the form around it (React Hook Form's FormProvider). */
  name?: string;
  isSelected?: boolean;
  /** @default false */
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  onBlur?: () => void;
  isDisabled?: boolean;
  isRequired?: boolean;
  /** Puts the box into its error state and stands under the label. */
  errorMessage?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** One thing to agree to or to switch on with the next press of the form's button. */
export function Checkbox(props: CheckboxProps) {
  const { name } = props;
  if (!useIsInForm(name)) return <CheckboxView {...props} />;
  return (
    <FormBinding name={name} read={readFlag}>
      {(binding) => <CheckboxView {...props} {...joinedProps(binding, props)} isSelected={binding.value} />}
    </FormBinding>
  );
}

const box =
  'grid size-5 shrink-0 place-items-center rounded-badge border-check border-border-control bg-surface text-on-accent layered transition-layer duration-fast group-data-hovered/checkbox:layer-hover group-data-pressed/checkbox:layer-pressed ' +
  'group-data-selected/checkbox:border-accent group-data-selected/checkbox:bg-accent group-data-invalid/checkbox:border-negative ' +
  'group-data-disabled/checkbox:border-border group-data-disabled/checkbox:bg-surface-sunken group-data-disabled/checkbox:text-fg-disabled ' +
  'group-data-focus-visible/checkbox:outline-2 group-data-focus-visible/checkbox:outline-offset-2 group-data-focus-visible/checkbox:outline-focus ' +
  'forced-colors:border-system-text forced-colors:group-data-selected/checkbox:border-system-highlight forced-colors:group-data-selected/checkbox:bg-system-highlight ' +
  'forced-colors:group-data-selected/checkbox:text-system-on-highlight forced-colors:group-data-disabled/checkbox:border-system-disabled';

// No touch-target here: its invisible square would lie over the links in the label and take their presses.
const row =
  'group/checkbox real-input inline-flex min-h-8 pointer-coarse:min-h-11 cursor-pointer items-center gap-2.5 text-body text-fg data-disabled:cursor-not-allowed data-disabled:text-fg-subtle forced-colors:data-disabled:text-system-disabled';

/** Without words beside it a finger meets the whole square around the box. */
const alone = 'min-w-8 justify-center pointer-coarse:min-w-11';

function CheckboxView({ children, errorMessage, 'aria-label': label, ...rest }: CheckboxProps) {
  const isInvalid = errorMessage !== undefined;
  return (
    <AriaCheckboxField {...rest} aria-label={label} isInvalid={isInvalid} validationBehavior="aria">
      <AriaCheckboxButton className={`${row} ${children === undefined ? alone : 'real-input-at-mark'}`}>
        {({ isSelected }) => (
          <>
            <span className={box}>{isSelected && <CheckIcon size="xs" />}</span>
            {children !== undefined && <span>{children}</span>}
          </>
        )}
      </AriaCheckboxButton>
      {isInvalid && (
        <AriaFieldError className="mb-1 ml-7.5 pointer-coarse:-mt-1.5 block text-caption text-negative">
          {errorMessage}
        </AriaFieldError>
      )}
    </AriaCheckboxField>
  );
}
