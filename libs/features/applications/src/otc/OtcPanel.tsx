import { useGetBlock, useGetBlocks } from '@wealth/api-sdk/trade';
import type { Block, BlockBoard } from '@wealth/api-sdk/model';
import { useDraft, useServerNow } from '@wealth/parts';
import { Card, cardStateOf } from '@wealth/ui/card';
import { useIsSandbox } from '@wealth/ui/sandbox-mark';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { useState } from 'react';
import { blockDraft } from './blockDraft.ts';
import { BlockForm } from './BlockForm.tsx';
import { BlockList } from './BlockList.tsx';
import { BlockReview } from './BlockReview.tsx';
import { BlockTape } from './BlockTape.tsx';
import { OwnBid } from './OwnBid.tsx';
import { OwnBids } from './OwnBids.tsx';
import { useBlockForm, type BlockFormOptions } from './useBlockForm.ts';
import { useBlockWords } from './useBlockWords.ts';
import { WhyNot } from './WhyNot.tsx';
import { WindowHead } from './WindowHead.tsx';

export interface OtcPanelProps {
  /** Lets the client set a PIN; answers whether there is one then. */
  onSetPin: () => Promise<boolean>;
}

function BidOn(options: BlockFormOptions) {
  const { block, board } = options;
  const form = useBlockForm(options);
  return (
    <>
      <BlockForm {...{ form, block, board }} />
      <BlockReview {...{ form, block }} />
    </>
  );
}

/** The block that is bid on: as the board has it, or by its own name once its window is over, so that nothing typed is lost. */
function useChosenBlock(board: BlockBoard | undefined, id: string | null): Block | null {
  const ofBoard = board?.blocks.find((block) => block.id === id);
  const { data: alone } = useGetBlock(id ?? '', {
    query: { enabled: id !== null && board !== undefined && !ofBoard, meta: { claims: () => true } },
  });
  return ofBoard ?? (id !== null && alone?.id === id ? alone : null);
}

/** The block windows: when they are open, what is offered in them, the form of a bid, and what was traded today. */
export function OtcPanel({ onSetPin }: OtcPanelProps) {
  const { t, issueText } = useBlockWords();
  const isSandbox = useIsSandbox();
  const now = useServerNow();
  const query = useGetBlocks({ query: { meta: { claims: () => true } } });
  const { data: board } = query;
  const draft = useDraft(blockDraft);
  const [placed, setPlaced] = useState<string | null>(null);
  const { blockId } = draft.typed;
  const block = useChosenBlock(board, blockId);
  if (!board) {
    const texts = {
      failedTitle: t('boardFailed'),
      failedText: issueText('nothingChanged'),
      skeleton: <SkeletonRows rows={6} />,
    };
    return (
      <div className="p-6 max-tablet:p-4">
        <Card title={t('title')} headingLevel="h3" state={cardStateOf(query, texts)} />
      </div>
    );
  }
  const isOpen = board.windows.some(({ status }) => status === 'open');

  function choose(id: string) {
    setPlaced(null);
    draft.change({ ...blockDraft.cleared, blockId: id });
  }

  function beside(shown: BlockBoard) {
    if (placed !== null) return <OwnBid key={placed} id={placed} onDone={() => setPlaced(null)} />;
    if (!block) return <WhyNot board={shown} />;
    return (
      <BidOn
        key={block.id}
        {...{ block, draft, now, onSetPin }}
        board={shown}
        onPlaced={({ id }) => setPlaced(id)}
      />
    );
  }

  return (
    <div className="@container flex grow flex-col">
      <div className="grid grow grid-cols-1 content-start @min-[60rem]:grid-cols-[minmax(0,1fr)_24rem] @min-[60rem]:grid-rows-[auto_1fr] @min-[60rem]:content-stretch">
        <div className="grid min-w-0 grid-cols-1 content-start gap-5 p-6 pb-0 max-tablet:p-4">
          <WindowHead board={board} onEnd={() => void query.refetch()} />
          {isOpen && <BlockList blocks={board.blocks} chosen={blockId} onChoose={choose} />}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-5 bg-canvas p-6 max-tablet:p-4 @min-[60rem]:row-span-2 @min-[60rem]:border-l @min-[60rem]:border-border">
          {beside(board)}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-5 p-6 max-tablet:p-4">
          <OwnBids />
          <BlockTape deals={board.tape} query={query} />
          <p className="text-caption text-fg-muted">{t(isSandbox ? 'simulated' : 'about')}</p>
        </div>
      </div>
    </div>
  );
}
