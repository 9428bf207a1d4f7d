import { useState } from 'react';
import { tv, type VariantProps } from '../internal/tv.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';

const avatar = tv({
  base: 'grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent font-semibold text-on-accent select-none forced-colors:border',
  variants: { size: { sm: 'size-9 text-body', lg: 'size-16 text-page' } },
  defaultVariants: { size: 'sm' },
});

export interface AvatarProps {
  /** The client's name; its first letter is the fallback. Empty or absent shows "?". */
  name?: string;
  /** Address of the picture. When it is empty or does not load, the initial stays. */
  src?: string;
  /** @default 'sm' — 36 px; 'lg' 64 px. */
  size?: VariantProps<typeof avatar>['size'];
  /** Inside a button or link that already says whose it is. */
  isDecorative?: boolean;
}

function initialOf(name: string): string {
  // By grapheme: a Devanagari letter keeps its vowel sign, an emoji stays whole.
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first === undefined ? '?' : first.segment.toLocaleUpperCase();
}

/** The client's picture, or the first letter of the name. No third party is asked for a placeholder. */
export function Avatar({ name = '', src = '', size, isDecorative = false }: AvatarProps) {
  const messages = useUiMessages();
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const label = name.trim() === '' ? messages.avatar : messages.avatarOf(name.trim());
  const isPictureShown = src !== '' && failedSrc !== src;

  return (
    <span
      className={avatar({ size })}
      role={isDecorative ? undefined : 'img'}
      aria-label={isDecorative ? undefined : label}
      aria-hidden={isDecorative || undefined}
    >
      {isPictureShown ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setFailedSrc(src)} />
      ) : (
        initialOf(name)
      )}
    </span>
  );
}
