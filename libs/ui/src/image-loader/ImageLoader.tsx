import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { imageLoaderTexts } from '@wealth/i18n-locale/ui/imageLoader';
import { EnlargeIcon, NoImageIcon } from '../icon/icons.ts';
import { tv, type VariantProps } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { useImageZoom } from './useImageZoom.tsx';

const styles = tv({
  slots: {
    frame: 'relative block w-full overflow-hidden bg-surface-sunken text-fg-subtle forced-colors:border',
    cover: 'absolute inset-0 grid place-items-center',
    picture: 'block size-full transition-opacity duration-base',
    button: 'group/zoom absolute inset-0 rounded-control layered transition-layer -outline-offset-2',
    badge:
      'absolute top-2 right-2 flex items-center gap-1.5 rounded-badge bg-surface-raised px-2 py-1 text-caption font-medium text-fg-muted shadow-raised group-data-hovered/zoom:text-fg forced-colors:border',
  },
  variants: {
    ratio: {
      square: { frame: 'aspect-square' },
      card: { frame: 'aspect-8/5' },
      video: { frame: 'aspect-video' },
    },
    corners: { round: { frame: 'rounded-control' }, square: {} },
    fit: { cover: { picture: 'object-cover' }, contain: { picture: 'object-contain' } },
    isLoaded: { false: { picture: 'opacity-0' } },
  },
  defaultVariants: { ratio: 'card', corners: 'round', fit: 'cover' },
});

export type ImageLoadState = 'loading' | 'loaded' | 'failed';

export interface ImageLoaderProps {
  src: string;
  /** What the picture shows, as in "ID Front". It is said in every state. */
  name: string;
  /** @default 'card' — 8:5, an identity card. The frame has this shape before the picture is there. */
  ratio?: VariantProps<typeof styles>['ratio'];
  /** @default 'round' — 'square' where what is around it cuts the corners. */
  corners?: VariantProps<typeof styles>['corners'];
  /** @default 'cover' — fills the frame; 'contain' shows the whole picture. */
  fit?: VariantProps<typeof styles>['fit'];
  /** A press shows the loaded picture over the whole page. */
  isZoomable?: boolean;
  /** For owners that hide a picture which fails, or count those that are there. */
  onStateChange?: (state: ImageLoadState) => void;
}

/** A picture from the network with its three states: loading, loaded, and failed with a placeholder icon. */
export function ImageLoader({
  src,
  name,
  ratio,
  corners,
  fit,
  isZoomable = false,
  onStateChange,
}: ImageLoaderProps) {
  const t = useUiText(imageLoaderTexts);
  // By address: a new picture starts as loading without an effect.
  const [settled, setSettled] = useState<{ src: string; state: ImageLoadState } | null>(null);
  const zoom = useImageZoom(src, name);
  const state = src === '' ? 'failed' : settled?.src === src ? settled.state : 'loading';
  const slots = styles({ ratio, corners, fit, isLoaded: state === 'loaded' });

  function settle(next: ImageLoadState) {
    setSettled({ src, state: next });
    onStateChange?.(next);
  }

  return (
    <span className={slots.frame()} aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <span role="img" aria-label={t('loading', { name })} className={slots.cover()}>
          <span aria-hidden="true" className="size-full animate-shimmer shimmer" />
        </span>
      )}
      {state === 'failed' ? (
        <span role="img" aria-label={t('failed', { name })} className={slots.cover()}>
          <NoImageIcon size="lg" />
        </span>
      ) : (
        <img
          src={src}
          // Silent until it is there: before that the cover speaks.
          alt={state === 'loaded' ? name : ''}
          decoding="async"
          className={slots.picture()}
          onLoad={() => settle('loaded')}
          onError={() => settle('failed')}
        />
      )}
      {isZoomable && state === 'loaded' && (
        <AriaButton
          aria-label={t('enlargeNamed', { name })}
          aria-haspopup="dialog"
          className={slots.button()}
          onPress={zoom.open}
        >
          <span className={slots.badge()}>
            <EnlargeIcon size="xs" />
            {t('enlarge')}
          </span>
        </AriaButton>
      )}
      {zoom.overlay}
    </span>
  );
}
