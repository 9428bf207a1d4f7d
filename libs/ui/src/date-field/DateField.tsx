import { useRef, useState, type RefObject } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { CalendarIcon } from '../icon/icons.ts';
import { assignRef } from '../internal/assignRef.ts';
import { FieldShell, type FieldProps } from '../internal/Field.tsx';
import { fieldButton } from '../internal/fieldButton.ts';
import { FormBinding, joinedProps, readText, useIsInForm } from '../internal/FormBinding.tsx';
import { useLazyModule } from '../internal/useLazyModule.ts';
import { useComponentTexts } from '../messages/ComponentTextsProvider.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { englishDateFieldTexts } from './dateFieldTexts.ts';
import { typedDate } from './typedDate.ts';

/** Ten characters are a date; a few more show a paste that went wrong instead of cutting it into a date. */
const longestText = 20;

export interface DateFieldProps extends Omit<FieldProps, 'placeholder' | 'maxLength'> {
  /** YYYY-MM-DD, or whatever was typed so far; empty for none. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  /** Gets what was typed, trimmed: whether it is a date is the form's rule to say. */
  onChange?: (value: string) => void;
  /** YYYY-MM-DD: the calendar offers no earlier day. Typing is not held back: the form's rule answers in words. */
  minDate?: string;
  /** YYYY-MM-DD: the calendar offers no later day. */
  maxDate?: string;
  /** YYYY-MM-DD in the market's time zone: marked in the calendar, which opens there while there is no value. */
  today?: string;
}

/**
 * A day: typed as YYYY-MM-DD, or taken from a calendar that is loaded when its button is pressed for the first time.
 */
export function DateField(props: DateFieldProps) {
  const { name } = props;
  if (!useIsInForm(name)) return <DateFieldView {...props} />;
  return (
    <FormBinding name={name} read={readText}>
      {(binding) => <DateFieldView {...props} {...joinedProps(binding, props)} value={binding.value} />}
    </FormBinding>
  );
}

interface CalendarButtonProps {
  name: string;
  isOpen: boolean;
  isLoading: boolean;
  isDisabled: boolean;
  onPress: () => void;
  ref: RefObject<HTMLButtonElement | null>;
}

function CalendarButton({ name, isOpen, isLoading, onPress, ...rest }: CalendarButtonProps) {
  return (
    <AriaButton
      {...rest}
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPress={onPress}
      className={fieldButton}
    >
      {isLoading ? <Spinner /> : <CalendarIcon size="sm" />}
    </AriaButton>
  );
}

function DateFieldView({
  value,
  defaultValue = '',
  onChange,
  onBlur,
  inputRef,
  minDate,
  maxDate,
  today,
  ...rest
}: DateFieldProps) {
  const texts = useComponentTexts('dateField', englishDateFieldTexts);
  const button = useRef<HTMLButtonElement>(null);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [draft, setDraft] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const calendar = useLazyModule(() => import('./CalendarPopover.tsx'));
  const reported = value ?? ownValue;
  // A draft that no longer trims to the value was overtaken from outside (the calendar, a reset).
  const shown = draft !== null && draft.trim() === reported ? draft : reported;
  const CalendarPopover = calendar.module?.CalendarPopover;
  const buttonName = texts.chooseDate(rest.label);

  function report(text: string) {
    const typed = typedDate(text);
    setDraft(typed);
    setOwnValue(typed.trim());
    onChange?.(typed.trim());
  }

  return (
    <>
      <FieldShell
        {...rest}
        description={calendar.hasFailed ? texts.calendarFailed : rest.description}
        type="text"
        inputMode="numeric"
        placeholder={texts.placeholder}
        maxLength={longestText}
        value={shown}
        onValueChange={report}
        onBlur={() => {
          setDraft(null);
          onBlur?.();
        }}
        inputRef={(input) => assignRef(inputRef, input)}
        trailing={
          <CalendarButton
            ref={button}
            name={buttonName}
            isOpen={isOpen && CalendarPopover !== undefined}
            isLoading={isOpen && calendar.isLoading}
            isDisabled={Boolean(rest.isDisabled || rest.isReadOnly)}
            onPress={() => {
              calendar.load();
              setIsOpen(true);
            }}
          />
        }
      />
      {CalendarPopover && (
        <CalendarPopover
          isOpen={isOpen}
          triggerRef={button}
          label={buttonName}
          value={reported}
          minDate={minDate}
          maxDate={maxDate}
          today={today}
          onChange={report}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
