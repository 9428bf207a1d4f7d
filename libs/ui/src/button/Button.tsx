import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { loaderTexts } from '@wealth/i18n-locale/ui/loader';
import { approachHandlers, type Approachable } from '../internal/approachHandlers.ts';
import { buttonStyles, type ButtonSize, type ButtonVariant } from '../internal/buttonStyles.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { Spinner } from '../spinner/Spinner.tsx';

export interface ButtonProps extends Approachable {
  children: ReactNode;
  /** @default 'primary' — at most one primary button in a region of the page. */
  variant?: ButtonVariant;
  /** @default 'md' — 44 px. 'sm' only in dense desktop tables. */
  size?: ButtonSize;
  isFullWidth?: boolean;
  isDisabled?: boolean;
  /** Work is under way: the button keeps its width and its focus, shows a spinner and ignores presses. */
  isPending?: boolean;
  /** Drawn before the label, 16 px. */
  icon?: ReactNode;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Id of a form that this button submits from outside of it. */
  form?: string;
  autoFocus?: boolean;
  onPress?: () => void;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'dialog' | 'menu' | 'listbox';
  ref?: Ref<HTMLButtonElement>;
}

/** One action, named by its consequence ("Deposit ₹50,000"). For going to another page use LinkButton. */
export function Button({
  children,
  variant,
  size,
  isFullWidth,
  icon,
  isPending = false,
  type = 'button',
  onPress,
  onApproach,
  ...rest
}: ButtonProps) {
  const t = useUiText(loaderTexts);
  return (
    <>
      <AriaButton
        {...rest}
        {...approachHandlers(onApproach)}
        // Not React Aria's own isPending: its announcement points at the button by id and outlives it for seconds,
        // which leaves an image without a name on whatever page comes next.
        aria-disabled={isPending || undefined}
        type={isPending ? 'button' : type}
        onPress={isPending || !onPress ? undefined : () => onPress()}
        className={buttonStyles({ variant, size, isFullWidth, isPending })}
      >
        {isPending ? <Spinner /> : icon}
        {children}
      </AriaButton>
      {isPending && (
        <span role="status" className="sr-only">
          {t('loading')}
        </span>
      )}
    </>
  );
}
