import type { SystemInfo } from '@wealth/api-sdk/model';
import { textsOf } from '@wealth/i18n-locale';
import { useLanguage } from '@wealth/i18n-locale-react';
import { useProfile } from '@wealth/session';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { toasts } from '@wealth/ui/toast';
import { createContext, Suspense, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { ChatPanel } from './panel/ChatPanel.tsx';

const ChatContext = createContext<(() => void) | null>(null);

/** Opens customer service; null where there is none, so that nothing offers it. */
export function useCustomerService(): (() => void) | null {
  return use(ChatContext);
}

export interface ChatScopeProps {
  /** What the server serves; undefined until it has told. */
  features: SystemInfo['features'];
  children: ReactNode;
}

/**
 * Customer service for the pages of a signed-in client, before the KYC approval too. Once opened it stays, hidden while
 * it is closed, so that a conversation goes on; it goes with the page at logout.
 * A panel that cannot be loaded is told by a toast; the page stays as it is.
 */
export function ChatScope({ features, children }: ChatScopeProps) {
  const language = useLanguage();
  const project = useProfile()?.service ?? '';
  const isServed = features?.['chat'] === true;
  const [Panel, setPanel] = useState<typeof ChatPanel | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const open = useCallback(async () => {
    try {
      const [module] = await Promise.all([import('./panel/ChatPanel.tsx'), textsOf(language, 'chat')]);
      setPanel(() => module.ChatPanel);
      setIsOpen(true);
    } catch (error) {
      console.warn('The panel of customer service did not load.', error);
      const t = await textsOf(language, 'errors');
      toasts.show({ type: 'error', title: t('requestFailed') });
    }
  }, [language]);

  const isAvailable = isServed && project !== '';
  // The panel covers the whole page: nothing behind it may be reached.
  const isCovered = useBreakpoint() === 'mobile' && isAvailable && isOpen;
  const openCustomerService = useMemo(() => (isAvailable ? () => void open() : null), [isAvailable, open]);
  return (
    <ChatContext value={openCustomerService}>
      <div className="contents" inert={isCovered}>
        {children}
      </div>
      {Panel && isAvailable && (
        <Suspense>
          <Panel project={project} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </ChatContext>
  );
}
