import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { tv, type VariantProps } from '../internal/tv.ts';

const iconButton = tv({
  base: [
    'touch-target grid shrink-0 place-items-center text-fg-muted layered transition-layer duration-fast',
    'data-hovered:text-fg data-disabled:cursor-not-allowed data-disabled:text-fg-disabled',
    'forced-colors:text-system-control forced-colors:data-disabled:text-system-disabled',
  ],
  variants: {
    size: {
      sm: 'size-8 rounded-badge',
      md: 'size-10 rounded-control',
      lg: 'size-11 rounded-control',
    },
    isBordered: { true: 'border border-border bg-surface' },
  },
  defaultVariants: { size: 'md' },
});

export interface IconButtonProps {
  /** The icon says nothing to a screen reader: this is the button's name. */
  'aria-label': string;
  children: ReactNode;
  /** @default 'md' — 40 px drawn. Every size answers to a 44 px square. */
  size?: VariantProps<typeof iconButton>['size'];
  isBordered?: boolean;
  isDisabled?: boolean;
  autoFocus?: boolean;
  /** Set on a toggle whose name stays the same in both states. */
  'aria-pressed'?: boolean;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'dialog' | 'menu' | 'listbox';
  onPress?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is only an icon, in headers, title bars and rows. */
export function IconButton({ children, size, isBordered, onPress, ...rest }: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      onPress={onPress ? () => onPress() : undefined}
      className={iconButton({ size, isBordered })}
    >
      {children}
    </AriaButton>
  );
}
