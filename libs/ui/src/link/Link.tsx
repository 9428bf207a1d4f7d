import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { approachHandlers, type Approachable } from '../internal/approachHandlers.ts';
import { buttonStyles, type ButtonSize, type ButtonVariant } from '../internal/buttonStyles.ts';
import { isPlainPress } from '../internal/isPlainPress.ts';
import { tv, type VariantProps } from '../internal/tv.ts';

const link = tv({
  base: [
    'touch-target cursor-pointer rounded-mark underline-offset-3 data-hovered:underline',
    'data-disabled:cursor-not-allowed data-disabled:text-fg-disabled forced-colors:text-system-link',
  ],
  variants: {
    tone: {
      accent: 'font-medium text-accent-text',
      quiet: 'text-fg-muted data-hovered:text-fg',
    },
    /** Body text needs more than colour to tell a link from its surroundings. */
    isInline: { true: 'underline' },
    // Of a row 32 px high it is a target of 24 px and more; the padding of an inline box moves nothing around it.
    isInRow: { true: 'py-1.5' },
  },
  defaultVariants: { tone: 'accent' },
});

interface LinkTarget extends Approachable {
  /** Where to go. Without it the link runs `onPress`, as those do that open a dialog. */
  href?: string;
  /** '_blank' leaves the app; the browser then gets no handle on this page. */
  target?: '_blank';
  onPress?: () => void;
  isDisabled?: boolean;
  'aria-label'?: string;
  'aria-current'?: 'page';
  children: ReactNode;
}

export interface LinkProps extends LinkTarget {
  /** @default 'accent' — 'quiet' is for footers and other rows of many links. */
  tone?: VariantProps<typeof link>['tone'];
  /** The link stands inside a sentence. */
  isInline?: boolean;
  /** The link stands alone in a cell of a row that may be compact: it is pressed a little above and beneath itself too. */
  isInRow?: boolean;
  /**
   * What a plain press does instead of following the address: shows above the page what a new tab would show at that
   * address. A press with Ctrl, the middle button or the menu of the browser follows the address. A dialog around the
   * link does not ask about what was typed in it: what takes its place does so by `useRequestLeave`.
   */
  onOpenHere?: () => void;
}

/**
 * A link without an address is no interactive content to the browser: inside the label of a checkbox, a press on it
 * would tick the box as well.
 */
function keepFromLabel(event: MouseEvent) {
  event.preventDefault();
}

/** Only a plain press opens here; the browser makes one click of it, whether it came from a pointer or from Enter. */
function openingHere(open: () => void) {
  return (event: MouseEvent) => {
    event.stopPropagation();
    if (!isPlainPress(event)) return;
    event.preventDefault();
    open();
  };
}

/** The label around it, if there is one, is not pressed along. */
function keepToItself(event: SyntheticEvent) {
  event.stopPropagation();
}

/** A way to another page, or to a dialog that a sentence offers. */
export function Link(props: LinkProps) {
  const { tone, isInline, isInRow, onPress, onApproach, onOpenHere, target, isDisabled, ...rest } = props;
  const rel = target ? 'noopener noreferrer' : undefined;
  if (onOpenHere) {
    // The browser's own link: React Aria answers Enter on a link with a press and a click, which would open twice.
    const className = `${link({ tone, isInline, isInRow: true })} hover:underline`;
    const { href, children, ...named } = rest;
    return (
      <a
        {...named}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        href={href}
        target={target}
        rel={rel}
        onClick={openingHere(onOpenHere)}
        data-opens-above=""
        onPointerDown={keepToItself}
        className={className}
      >
        {children}
      </a>
    );
  }
  return (
    <AriaLink
      {...rest}
      {...approachHandlers(onApproach)}
      isDisabled={isDisabled}
      target={target}
      rel={rel}
      onPress={onPress ? () => onPress() : undefined}
      onClick={rest.href === undefined ? keepFromLabel : undefined}
      className={link({ tone, isInline, isInRow })}
    />
  );
}

export interface LinkButtonProps extends LinkTarget {
  /** @default 'primary' */
  variant?: ButtonVariant;
  /** @default 'md' */
  size?: ButtonSize;
  isFullWidth?: boolean;
  icon?: ReactNode;
}

/** Looks like a button and is a link: the one action of a page that leads elsewhere ("Back to Home"). */
export function LinkButton({
  variant,
  size,
  isFullWidth,
  icon,
  onPress,
  onApproach,
  target,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <AriaLink
      {...rest}
      {...approachHandlers(onApproach)}
      target={target}
      rel={target ? 'noopener noreferrer' : undefined}
      onPress={onPress ? () => onPress() : undefined}
      className={buttonStyles({ variant, size, isFullWidth })}
    >
      {icon}
      {children}
    </AriaLink>
  );
}
