import { useEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { overlayTexts } from '@wealth/i18n-locale/ui/overlay';
import { toastTexts } from '@wealth/i18n-locale/ui/toast';
import { BellIcon, CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/icons.ts';
import { tv } from '../internal/tv.ts';
import { useStore } from '../internal/useStore.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import {
  toasts as pageToasts,
  type Toast,
  type ToastPosition,
  type Toasts,
  type ToastType,
} from './store.ts';
import { useRegionFocus } from './useRegionFocus.ts';
import { useShownToasts, type ShownToast } from './useShownToasts.ts';

const group = tv({
  base: 'pointer-events-none fixed z-toast flex w-full gap-2.5 p-4 tablet:w-auto',
  variants: {
    // Beneath the header, whose buttons they would cover.
    position: {
      'top-right': 'right-0 flex-col items-stretch',
      'top-left': 'left-0 flex-col items-stretch',
      'top-center': 'inset-x-0 mx-auto flex-col items-center tablet:w-fit',
      'bottom-right': 'right-0 bottom-0 flex-col-reverse items-stretch',
      'bottom-left': 'bottom-0 left-0 flex-col-reverse items-stretch',
      'bottom-center': 'inset-x-0 bottom-0 mx-auto flex-col-reverse items-center tablet:w-fit',
    },
    // Under the header of the page, or of a dialog that fills a phone, and on a phone under its tabs: they stay to be pressed.
    isAtTop: { true: 'top-14 pt-2 max-tablet:top-26 desktop:top-header' },
  },
});

const styles = tv({
  slots: {
    root: 'pointer-events-auto relative flex w-full items-start gap-3 overflow-hidden rounded-toast border border-border bg-surface-raised py-3 pr-1 pl-3.5 text-detail shadow-floating tablet:w-75 transition-[translate,opacity] duration-base ease-out starting:-translate-y-2 data-leaving:pointer-events-none data-leaving:opacity-0 data-leaving:duration-leave data-leaving:ease-in',
    /** Said once more: it stirs. */
    said: 'flex min-w-0 flex-1 items-start gap-3',
    icon: 'grid',
    bar: 'absolute inset-x-0 bottom-0 h-0.5 origin-left animate-countdown opacity-50 forced-colors:bg-system-text',
  },
  variants: {
    type: {
      default: { icon: 'text-fg', bar: 'bg-fg-subtle' },
      success: { icon: 'text-positive', bar: 'bg-positive' },
      error: { icon: 'text-negative', bar: 'bg-negative' },
      info: { icon: 'text-info', bar: 'bg-info' },
      warning: { icon: 'text-warning', bar: 'bg-warning' },
      loading: { icon: 'text-accent-text', bar: '' },
    },
  },
});

const glyphs: Record<ToastType, typeof BellIcon> = {
  default: BellIcon,
  success: SuccessIcon,
  error: ErrorIcon,
  info: InfoIcon,
  warning: WarningIcon,
  loading: () => <Spinner size="md" />,
};

const positions = [
  'top-right',
  'top-left',
  'top-center',
  'bottom-right',
  'bottom-left',
  'bottom-center',
] as const satisfies readonly ToastPosition[];

interface ToastItemProps {
  shown: ShownToast;
  isPaused: boolean;
  onClose: () => void;
}

/** The text enters its live region a moment after the region itself: only a change of one is announced. */
function Announced({ toast }: { toast: Toast }) {
  const [isHeard, setIsHeard] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsHeard(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div
      role={toast.type === 'error' ? 'alert' : 'status'}
      aria-atomic="true"
      className="min-w-0 flex-1 wrap-anywhere"
    >
      {isHeard && (
        <>
          <p className="font-semibold">{toast.title}</p>
          {toast.description !== undefined && <p className="text-fg-muted">{toast.description}</p>}
        </>
      )}
    </div>
  );
}

function ToastItem({ shown, isPaused, onClose }: ToastItemProps) {
  const { toast, isLeaving, ref } = shown;
  const t = useUiText(overlayTexts);
  const slots = styles({ type: toast.type });
  const Glyph = glyphs[toast.type];
  return (
    <li ref={ref} className={slots.root()} data-leaving={isLeaving || undefined} inert={isLeaving}>
      <div
        key={`text-${toast.repeats}`}
        className={`${slots.said()} ${toast.repeats > 0 ? 'animate-nudge' : ''}`}
      >
        <span className={slots.icon()}>
          <Glyph />
        </span>
        <Announced toast={toast} />
      </div>
      <AriaButton
        aria-label={t('close')}
        onPress={() => onClose()}
        className="touch-target -my-1.5 grid size-8 shrink-0 place-items-center rounded-badge text-fg-subtle layered transition-layer data-hovered:text-fg"
      >
        <CloseIcon size="sm" />
      </AriaButton>
      {toast.duration > 0 && (
        <span
          key={`bar-${toast.repeats}`}
          aria-hidden="true"
          className={slots.bar()}
          style={{
            animationDuration: `${toast.duration}ms`,
            animationPlayState: isPaused ? 'paused' : 'running',
          }}
        />
      )}
    </li>
  );
}

/** What nobody can see keeps its time until the page is in front again. @returns a function that ends this. */
function waitWhileHidden(store: Toasts): () => void {
  const follow = () => {
    if (document.hidden) store.pause('hidden');
    else store.resume('hidden');
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    store.resume('hidden');
  };
}

export interface ToastRegionProps {
  /** @default the toasts of this page */
  store?: Toasts;
}

/** Shows the toasts. Rendered once, at the end of the page; it may be loaded after the first of them was called. */
export function ToastRegion({ store = pageToasts }: ToastRegionProps) {
  const t = useUiText(toastTexts);
  const { toasts, isPaused } = useStore(store);
  const region = useRef<HTMLElement>(null);
  const handlers = useRegionFocus({ region, store, toasts });
  useEffect(() => () => store.resume(), [store]);
  useEffect(() => waitWhileHidden(store), [store]);
  const shown = useShownToasts(toasts);

  if (shown.length === 0) return null;

  return (
    <section
      ref={region}
      aria-label={t('notifications')}
      // React Aria hides everything behind a modal from assistive technology and takes focus back from it; a toast that
      // tells of a failed action in that modal has to stay reachable.
      data-react-aria-top-layer="true"
      {...handlers}
    >
      {positions.map((position) => {
        const here = shown.filter(({ toast }) => toast.position === position);
        return here.length === 0 ? null : (
          <ul key={position} className={group({ position, isAtTop: position.startsWith('top') })}>
            {here.map((item) => (
              <ToastItem
                key={item.toast.id}
                shown={item}
                isPaused={isPaused}
                onClose={() => {
                  store.dismiss(item.toast.id);
                  item.toast.onClosed?.();
                }}
              />
            ))}
          </ul>
        );
      })}
    </section>
  );
}
