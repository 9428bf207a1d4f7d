import { useState } from 'react';
import { avatarTexts } from '@wealth/i18n-locale/ui/avatar';
import { tv, type VariantProps } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { AvatarPatternShape } from './AvatarPatternShape.tsx';
import { initialOf } from './initialOf.ts';

const avatar = tv({
  slots: {
    base: 'relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent leading-none font-semibold text-on-accent select-none forced-colors:border',
    picture: 'absolute inset-0 size-full object-cover',
  },
  variants: {
    size: {
      xs: { base: 'size-6 text-tick' },
      sm: { base: 'size-9 text-body' },
      md: { base: 'size-12 text-heading' },
      lg: { base: 'size-16 text-page' },
    },
    isLoaded: { false: { picture: 'opacity-0' } },
  },
  defaultVariants: { size: 'sm' },
});

export interface AvatarProps {
  /** The client's name; its first letter is the fallback. Empty or absent shows "?". */
  name?: string;
  /** Address of the picture. While it is empty, loading or broken, the initial shows. */
  src?: string;
  /**
   * Draws a faint shape behind the initial, always the same for the same seed: for lists of people. Use what never
   * changes, such as the client's id. Without it the initial stands on a plain ground.
   */
  seed?: string;
  /** @default 'sm' — 36 px; 'xs' 24 px in rows, 'md' 48 px, 'lg' 64 px. */
  size?: VariantProps<typeof avatar>['size'];
  /** Inside a button or link that already says whose it is. */
  isDecorative?: boolean;
}

/** The client's picture, or the first letter of the name. No third party is asked for a placeholder. */
export function Avatar({ name = '', src = '', seed = '', size, isDecorative = false }: AvatarProps) {
  const t = useUiText(avatarTexts);
  // By address, so that a new picture starts as not loaded and an old failure does not stick to it.
  const [loadedSrc, setLoadedSrc] = useState<string | null>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const label = name.trim() === '' ? t('nameless') : t('named', { name: name.trim() });
  const hasPicture = src !== '' && failedSrc !== src;
  const isLoaded = hasPicture && loadedSrc === src;
  const styles = avatar({ size, isLoaded });

  return (
    <span
      className={styles.base()}
      role={isDecorative ? undefined : 'img'}
      aria-label={isDecorative ? undefined : label}
      aria-hidden={isDecorative || undefined}
    >
      {!isLoaded && seed !== '' && <AvatarPatternShape seed={seed} />}
      {!isLoaded && <span className="relative">{initialOf(name)}</span>}
      {hasPicture && (
        <img
          src={src}
          alt=""
          decoding="async"
          className={styles.picture()}
          onLoad={() => setLoadedSrc(src)}
          onError={() => setFailedSrc(src)}
        />
      )}
    </span>
  );
}
