import { overlayTexts } from '@wealth/i18n-locale/ui/overlay';
import { useMessages } from '@wealth/i18n-locale-react';
import { CloseIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { useUiText } from '@wealth/ui/messages';
import { SandboxMark } from '@wealth/ui/sandbox-mark';
import { useId } from 'react';
import { ChatFrame } from './ChatFrame.tsx';
import { useOpenPanel } from './useOpenPanel.ts';

export interface ChatPanelProps {
  /** The profile's service id. */
  project: string;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Customer service beside the page, which can be used meanwhile; a phone shows the panel alone. Closing hides it, since
 * a frame that leaves the document loses its conversation, and so does one that is moved: that is why this is no drawer.
 */
export function ChatPanel({ project, isOpen, onClose }: ChatPanelProps) {
  const t = useMessages('chat');
  const overlayText = useUiText(overlayTexts);
  const titleId = useId();
  const panel = useOpenPanel({ isOpen, onClose });

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      hidden={!isOpen}
      className="fixed inset-y-0 right-0 z-drawer flex w-full flex-col border-l border-border bg-surface-raised shadow-overlay transition-transform duration-slow ease-sheet outline-none tablet:w-100 starting:translate-x-full"
    >
      <div className="flex min-h-17 items-center justify-between gap-3 py-2 pr-3.5 pl-6">
        <h2 id={titleId} className="min-w-0 flex-1 text-title wrap-anywhere">
          {t('title')}
        </h2>
        {/* It covers the mark of the page where it takes the full width. */}
        <span className="empty:hidden tablet:hidden">
          <SandboxMark form="short" />
        </span>
        <IconButton aria-label={overlayText('close')} onPress={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <ChatFrame project={project} onClose={onClose} />
    </div>
  );
}
