import { formatQuantity } from '@wealth/i18n-locale';
import { useId, useState, type CSSProperties, type Ref } from 'react';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { withoutDirection } from '@wealth/domain';
import { textAreaTexts } from '@wealth/i18n-locale/ui/textArea';
import type { FieldProps } from '../internal/FieldShell.tsx';
import { announced, FieldHint } from '../internal/FieldHint.tsx';
import { FieldInForm } from '../internal/FieldInForm.tsx';
import { readText } from '../internal/FormBinding.tsx';
import { fieldStyles, statusOf } from '../internal/fieldStyles.ts';
import { tv } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';

export interface TextAreaProps extends Omit<FieldProps, 'variant' | 'inputRef' | 'autoComplete'> {
  /** @default 3 — lines shown at least; it grows with its text up to twelve. */
  rows?: number;
  value?: string;
  /** @default '' */
  defaultValue?: string;
  /** Gets the trimmed text on every change. */
  onChange?: (value: string) => void;
  inputRef?: Ref<HTMLTextAreaElement>;
}

const lines = tv({
  slots: {
    box: 'floating-field relative rounded-control border pt-6 transition-colors duration-fast forced-colors:field-focus:outline-2 forced-colors:field-focus:outline-system-highlight',
    input:
      'block field-sizing-content max-h-72 min-h-11 w-full resize-none bg-transparent px-3.5 pb-2 text-body font-medium outline-none placeholder:text-fg-subtle not-focus:placeholder:text-transparent max-tablet:text-lead',
  },
  variants: {
    status: {
      neutral: {
        box: 'border-border-control bg-surface field-focus:border-accent field-focus:halo',
        input: 'text-fg',
      },
      success: {
        box: 'border-positive bg-surface field-focus:border-accent field-focus:halo',
        input: 'text-fg',
      },
      error: { box: 'border-negative bg-surface halo-negative', input: 'text-fg' },
      disabled: {
        box: 'border-border bg-surface-sunken forced-colors:border-system-disabled',
        input: 'cursor-not-allowed text-fg-subtle forced-colors:text-system-disabled',
      },
    },
  },
});

/** Several lines of text. Trimmed like a TextField; with `maxLength` it says how much room is left. */
export function TextArea(props: TextAreaProps) {
  return <FieldInForm View={TextAreaView} props={props} read={readText} />;
}

/** A box that grows with its text pays no heed to `rows`. */
function roomFor(rows: number): CSSProperties {
  return { minBlockSize: `calc(${rows}lh + 8px)` };
}

function TextAreaView(props: TextAreaProps) {
  const { label, value, defaultValue = '', onChange, onBlur, inputRef, rows = 3, ...others } = props;
  const { placeholder, errorMessage, successMessage, description, ...rest } = others;
  const t = useUiText(textAreaTexts);
  const countId = useId();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [draft, setDraft] = useState<string | null>(null);
  const reported = value ?? ownValue;
  const shown = draft !== null && draft.trim() === reported ? draft : reported;
  const status = statusOf(props);
  const styles = lines({ status });
  const limit = rest.maxLength;

  function report(text: string) {
    const plain = withoutDirection(text);
    setDraft(plain);
    setOwnValue(plain.trim());
    onChange?.(plain.trim());
  }

  return (
    <AriaTextField
      {...rest}
      {...announced({ description, successMessage })}
      className="block"
      isInvalid={status === 'error'}
      validationBehavior="aria"
      aria-describedby={limit === undefined ? undefined : countId}
      value={shown}
      onChange={report}
      onBlur={() => {
        setDraft(null);
        onBlur?.();
      }}
    >
      <div className={styles.box()}>
        <AriaTextArea
          style={roomFor(rows)}
          ref={inputRef}
          rows={rows}
          placeholder={placeholder ?? ' '}
          className={styles.input()}
        />
        <AriaLabel className={fieldStyles({ status, variant: 'outlined' }).label()}>{label}</AriaLabel>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4">
        <FieldHint {...{ status, errorMessage, successMessage, description }} />
        {limit !== undefined && (
          <p id={countId} className="mx-0.5 mt-1.5 ml-auto text-caption text-fg-muted">
            {t('charactersUsed', { used: formatQuantity(shown.length), limit: formatQuantity(limit) })}
          </p>
        )}
      </div>
    </AriaTextField>
  );
}
