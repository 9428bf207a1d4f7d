import { useEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { BellIcon, CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/icons.ts';
import { tv } from '../internal/tv.ts';
import { useStore } from '../internal/useStore.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import {
  toasts as pageToasts,
  type Toast,
  type ToastPosition,
  type Toasts,
  type ToastType,
} from './store.ts';
import { useRegionFocus } from './useRegionFocus.ts';

const group = tv({
  base: 'pointer-events-none fixed z-toast flex w-full gap-2.5 p-4 tablet:w-auto',
  variants: {
    position: {
      'top-right': 'top-0 right-0 flex-col items-stretch',
      'top-left': 'top-0 left-0 flex-col items-stretch',
      'top-center': 'inset-x-0 top-0 mx-auto flex-col items-center tablet:w-fit',
      'bottom-right': 'right-0 bottom-0 flex-col-reverse items-stretch',
      'bottom-left': 'bottom-0 left-0 flex-col-reverse items-stretch',
      'bottom-center': 'inset-x-0 bottom-0 mx-auto flex-col-reverse items-center tablet:w-fit',
    },
  },
});

const styles = tv({
  slots: {
    root: 'pointer-events-auto relative flex w-full items-start gap-3 overflow-hidden rounded-toast border border-border bg-surface-raised py-3 pr-1 pl-3.5 text-detail shadow-floating tablet:w-75',
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
  toast: Toast;
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

function ToastItem({ toast, isPaused, onClose }: ToastItemProps) {
  const messages = useUiMessages();
  const slots = styles({ type: toast.type });
  const Glyph = glyphs[toast.type];
  return (
    <li className={slots.root()}>
      <span className={slots.icon()}>
        <Glyph />
      </span>
      <Announced toast={toast} />
      <AriaButton
        aria-label={messages.close}
        onPress={() => onClose()}
        className="touch-target -my-1.5 grid size-8 shrink-0 place-items-center rounded-badge text-fg-subtle layered transition-layer data-hovered:text-fg"
      >
        <CloseIcon size="sm" />
      </AriaButton>
      {toast.duration > 0 && (
        <span
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

export interface ToastRegionProps {
  /** @default the toasts of this page */
  store?: Toasts;
}

/** Shows the toasts. Rendered once, at the end of the page; it may be loaded after the first of them was called. */
export function ToastRegion({ store = pageToasts }: ToastRegionProps) {
  const messages = useUiMessages();
  const { toasts, isPaused } = useStore(store);
  const region = useRef<HTMLElement>(null);
  const handlers = useRegionFocus({ region, store, toasts });
  useEffect(() => () => store.resume(), [store]);

  if (toasts.length === 0) return null;

  return (
    <section
      ref={region}
      aria-label={messages.notifications}
      // React Aria hides everything behind a modal from assistive technology and takes focus back from it; a toast that
      // tells of a failed action in that modal has to stay reachable.
      data-react-aria-top-layer="true"
      {...handlers}
    >
      {positions.map((position) => {
        const here = toasts.filter((toast) => toast.position === position);
        return here.length === 0 ? null : (
          <ul key={position} className={group({ position })}>
            {here.map((toast) => (
              <ToastItem
                key={toast.id}
                toast={toast}
                isPaused={isPaused}
                onClose={() => store.dismiss(toast.id)}
              />
            ))}
          </ul>
        );
      })}
    </section>
  );
}
