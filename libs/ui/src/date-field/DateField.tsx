import { useRef, useState, type RefObject } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { dateFieldTexts } from '@wealth/i18n-locale/ui/dateField';
import { CalendarIcon } from '../icon/icons.ts';
import { assignRef } from '../internal/assignRef.ts';
import { FieldShell, type FieldProps } from '../internal/FieldShell.tsx';
import { fieldButton } from '../internal/fieldButton.ts';
import { FieldInForm } from '../internal/FieldInForm.tsx';
import { readText } from '../internal/FormBinding.tsx';
import { useLazyModule } from '../internal/useLazyModule.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { reportedDate, shownDate, typedDate } from './typedDate.ts';

/** A day with its month written out, and a few more: a paste that went wrong is shown, not cut into a date. */
const longestText = 24;

/** YYYY-MM-DD: the example where any day of the past may stand. */
const birthday = '1991-03-14';

export interface DateFieldProps extends Omit<FieldProps, 'placeholder' | 'maxLength'> {
  /** YYYY-MM-DD, or whatever was typed so far; empty for none. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  /** Gets the day as YYYY-MM-DD; what is none comes as typed, trimmed, for the form's rule to answer. */
  onChange?: (value: string) => void;
  /** YYYY-MM-DD: the calendar offers no earlier day, and the form of a day is shown by it. Typing is not held back: the form's rule answers in words. */
  minDate?: string;
  /** YYYY-MM-DD: the calendar offers no later day. */
  maxDate?: string;
  /** YYYY-MM-DD in the market's time zone: marked in the calendar, which opens there while there is no value. */
  today?: string;
}

/**
 * A day: typed as 14/03/1991, or in another of the ways that `typedDay` reads, or taken from a calendar that is loaded
 * when its button is pressed for the first time.
 */
export function DateField(props: DateFieldProps) {
  return <FieldInForm View={DateFieldView} props={props} read={readText} />;
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
  autoComplete = 'off',
  ...rest
}: DateFieldProps) {
  const t = useUiText(dateFieldTexts);
  const button = useRef<HTMLButtonElement>(null);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [draft, setDraft] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const calendar = useLazyModule(() => import('./CalendarPopover.tsx'));
  const reported = value ?? ownValue;
  // A draft that no longer says the value was overtaken from outside (the calendar, a reset).
  const shown = draft !== null && reportedDate(draft) === reported ? draft : shownDate(reported);
  const CalendarPopover = calendar.module?.CalendarPopover;
  // A day that could stand there: of a box for the days to come none of last century.
  const form = t('form', { example: shownDate(minDate ?? birthday) });
  const buttonName = t('chooseDate', { label: rest.label });

  function report(text: string) {
    const typed = typedDate(text);
    const next = reportedDate(typed);
    setDraft(typed);
    setOwnValue(next);
    onChange?.(next);
  }

  return (
    <>
      <FieldShell
        {...rest}
        autoComplete={autoComplete}
        description={calendar.hasFailed ? t('calendarFailed') : (rest.description ?? form)}
        type="text"
        inputMode="numeric"
        placeholder={t('placeholder')}
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
          onChange={(day) => {
            report(day);
            setDraft(null);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
