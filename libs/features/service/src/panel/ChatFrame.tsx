import { useLanguage, useMessages } from '@wealth/i18n-locale-react';
import { useIsDark } from '@wealth/preferences';
import { Spinner } from '@wealth/ui/spinner';
import { StateMessage } from '@wealth/ui/state-message';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readFrameMessage, startChat } from './chatProtocol.ts';

export interface ChatFrameProps {
  /** The profile's service id. */
  project: string;
  /** Escape was pressed in the frame. */
  onClose: () => void;
}

/** Milliseconds after which a widget that has not come is given up. */
const patienceMs = 10_000;

/** The widget of a third party in a frame without an origin, or what to do when it does not come. */
export function ChatFrame(props: ChatFrameProps) {
  const t = useMessages('chat');
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  function retry() {
    setHasFailed(false);
    setAttempt(attempt + 1);
  }

  if (hasFailed) {
    return <StateMessage kind="error" title={t('failedTitle')} text={t('failedText')} onRetry={retry} />;
  }
  return <LiveFrame key={attempt} {...props} onFailed={() => setHasFailed(true)} />;
}

type FrameState = 'loading' | 'ready' | 'started';

interface LiveFrameProps extends ChatFrameProps {
  onFailed: () => void;
}

function LiveFrame({ project, onClose, onFailed }: LiveFrameProps) {
  const t = useMessages('chat');
  const element = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>('loading');
  const language = useLanguage();
  const theme = useIsDark() ? 'dark' : 'light';
  const isListening = state !== 'loading';
  const isStarted = state === 'started';

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = readFrameMessage(event, element.current?.contentWindow);
    if (message === 'ready' || message === 'started') setState(message);
    if (message === 'failed') onFailed();
    if (message === 'close') onClose();
  });
  const giveUp = useEffectEvent(onFailed);

  useEffect(() => {
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  useEffect(() => {
    const frame = element.current?.contentWindow;
    if (isListening && frame) startChat(frame, { project, theme, language });
  }, [isListening, project, theme, language]);

  useEffect(() => {
    if (isStarted) return undefined;
    const timer = setTimeout(() => giveUp(), patienceMs);
    return () => clearTimeout(timer);
  }, [isStarted]);

  return (
    <div className="relative flex grow flex-col">
      <iframe
        ref={element}
        title={t('title')}
        src="/chat-frame.html"
        // No same-origin: the widget reaches neither the page nor its storage.
        sandbox="allow-scripts"
        className="w-full grow"
      />
      {!isStarted && (
        <p
          role="status"
          className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-surface-raised text-fg-muted"
        >
          <Spinner />
          {t('connecting')}
        </p>
      )}
    </div>
  );
}
