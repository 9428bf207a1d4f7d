import { Input as AriaInput } from 'react-aria-components/Input';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { TextField as AriaTextField, type TextFieldProps } from 'react-aria-components/TextField';
import type { FieldProps } from '../internal/FieldShell.tsx';
import { announced, FieldHint } from '../internal/FieldHint.tsx';
import { statusOf } from '../internal/fieldStyles.ts';
import { figureWidth } from '../internal/figureWidth.ts';
import { tv } from '../internal/tv.ts';

const display = tv({
  slots: {
    box: '@container flex items-baseline gap-2 border-b-2 pb-1.5 transition-colors duration-fast forced-colors:field-focus:border-system-highlight',
    prefix: 'text-page font-medium text-fg-muted',
    input:
      // It steps down with its length, in a line that stays as high.
      'h-11.5 w-full min-w-0 bg-transparent text-display font-semibold text-ellipsis outline-none placeholder:text-fg-disabled',
  },
  variants: {
    status: {
      neutral: { box: 'border-border-control field-focus:border-accent', input: 'text-fg' },
      success: { box: 'border-positive field-focus:border-accent', input: 'text-fg' },
      error: { box: 'border-negative', input: 'text-fg' },
      disabled: {
        box: 'border-border forced-colors:border-system-disabled',
        prefix: 'text-fg-subtle',
        input: 'cursor-not-allowed text-fg-subtle forced-colors:text-system-disabled',
      },
    },
  },
});

/** Of the width of the box; the sign takes the rest. */
const roomPercent = 84;

interface MoneyDisplayShellProps extends FieldProps {
  /** Has no place beside the largest figures. */
  beside?: unknown;
  value: string;
  onValueChange: (text: string) => void;
  type: 'text';
  inputMode: 'decimal';
  prefix: string;
  onKeyDown?: TextFieldProps['onKeyDown'];
}

/** The box of the amount that a whole form is about: the label above, the figure as large as a net worth. */
export function MoneyDisplayShell(props: MoneyDisplayShellProps) {
  const {
    label,
    prefix,
    placeholder,
    inputRef,
    onKeyDown,
    variant: _variant,
    beside: _beside,
    ...rest
  } = props;
  const { onValueChange, successMessage, errorMessage, description, ...input } = rest;
  const status = statusOf(props);
  const styles = display({ status });

  return (
    <AriaTextField
      {...input}
      {...announced({ description, successMessage })}
      className="block"
      isInvalid={status === 'error'}
      validationBehavior="aria"
      onChange={onValueChange}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        event.continuePropagation();
      }}
    >
      <AriaLabel className="text-detail text-fg-muted">{label}</AriaLabel>
      <div className={styles.box()}>
        <span className={styles.prefix()}>{prefix}</span>
        <AriaInput
          ref={inputRef}
          placeholder={placeholder ?? '0'}
          className={styles.input()}
          style={{
            fontSize: `min(var(--text-display), ${roomPercent / Math.max(figureWidth(rest.value), 1)}cqi)`,
          }}
        />
      </div>
      <FieldHint {...{ status, errorMessage, successMessage, description }} />
    </AriaTextField>
  );
}
