import { useMessages } from '@wealth/i18n-locale-react';
import { SandboxMark } from '@wealth/ui/sandbox-mark';
import { SideDrawer } from '@wealth/ui/side-drawer';
import { useIsSandbox } from '../../app/system-info';
import { ChatFrame } from './ChatFrame';

export interface ChatPanelProps {
  /** The profile's service id. */
  project: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Customer service beside the page. Closing it ends the conversation. */
export function ChatPanel({ project, isOpen, onClose }: ChatPanelProps) {
  const t = useMessages('chat');
  const isSandbox = useIsSandbox();

  return (
    <SideDrawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      size="panel"
      // It covers the mark of the page where it takes the full width.
      mark={
        isSandbox && (
          <span className="tablet:hidden">
            <SandboxMark form="short" />
          </span>
        )
      }
    >
      <ChatFrame project={project} onClose={onClose} />
    </SideDrawer>
  );
}
