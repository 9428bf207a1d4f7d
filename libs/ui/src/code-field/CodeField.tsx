import { useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { UiText } from '@wealth/i18n-locale';
import { codeFieldTexts } from '@wealth/i18n-locale/ui/codeField';
import { assignRef } from '../internal/assignRef.ts';
import { FieldShell, type FieldProps } from '../internal/FieldShell.tsx';
import { FieldInForm } from '../internal/FieldInForm.tsx';
import { readText } from '../internal/FormBinding.tsx';
import { digitsOf } from '@wealth/domain';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { minutesAndSeconds } from './useResendTimer.ts';

export interface CodeFieldProps extends Omit<FieldProps, 'maxLength' | 'autoComplete'> {
  value?: string;
  /** @default '' */
  defaultValue?: string;
  /** Gets only digits. */
  onChange?: (digits: string) => void;
  /** @default 6 digits */
  length?: number;
  /** Asks for a code. The caller starts its `useResendTimer` once the code is on its way. */
  onSendCode: () => void;
  /** The request for a code is on its way. */
  isSending?: boolean;
  /** A code was sent: the button asks again from now on. */
  hasSent?: boolean;
  /** Whole seconds until the code may be asked for again, from `useResendTimer`. @default 0 */
  secondsLeft?: number;
}

/** A verification code, with the button that sends it and, for a while, the time until it may be sent again. */
export function CodeField(props: CodeFieldProps) {
  return <FieldInForm View={CodeFieldView} props={props} read={readText} />;
}

function buttonText(t: UiText<'codeField'>, { hasSent, secondsLeft = 0 }: CodeFieldProps) {
  if (secondsLeft > 0) return t('askAgainIn', { time: minutesAndSeconds(secondsLeft) });
  return hasSent ? t('askAgain') : t('sendCode');
}

const sendButton =
  'touch-target my-1 mr-1 min-h-control-sm shrink-0 rounded-control-inner bg-accent-soft px-3 text-detail font-semibold text-accent-text layered transition-layer ' +
  '@max-field/field:-ml-2.5 @max-field/field:grow ' +
  'data-disabled:cursor-not-allowed data-disabled:bg-surface-sunken data-disabled:text-fg-muted forced-colors:border forced-colors:text-system-control forced-colors:data-disabled:text-system-disabled';

function CodeFieldView(props: CodeFieldProps) {
  const { value, defaultValue = '', onChange, length = 6, inputRef, ...others } = props;
  const { onSendCode, isSending = false, hasSent = false, secondsLeft = 0, ...rest } = others;
  const t = useUiText(codeFieldTexts);
  const element = useRef<HTMLInputElement>(null);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const digits = value ?? ownValue;
  const isWaiting = secondsLeft > 0;

  function type(text: string) {
    const next = digitsOf(text).slice(0, length);
    setOwnValue(next);
    if (next !== digits) onChange?.(next);
  }

  return (
    <div className="@container/field">
      <div className="[--field-end:10rem] @max-field/field:[--field-end:14px]">
        <FieldShell
          {...rest}
          isTrailingWide
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={digits}
          onValueChange={type}
          inputRef={(input) => {
            element.current = input;
            assignRef(inputRef, input);
          }}
          trailing={
            <AriaButton
              isDisabled={rest.isDisabled || isWaiting}
              isPending={isSending}
              onPress={() => {
                // The button is about to be disabled; the code is what the client types next.
                element.current?.focus();
                onSendCode();
              }}
              className={sendButton}
            >
              {buttonText(t, props)}
            </AriaButton>
          }
        />
      </div>
      {/* The seconds are not spoken: only that the wait has begun and that it is over. */}
      <p role="status" className="sr-only">
        {isWaiting && hasSent && t('codeSent')}
        {!isWaiting && hasSent && t('mayAskAgain')}
      </p>
    </div>
  );
}
