import { Button } from '@wealth/ui/button';
import { PlusIcon } from '@wealth/ui/icon';
import { useIssueWords } from '../parts/useIssueWords.ts';
import { firstBid, type TypedBid } from './applicationDraft.ts';
import { OneBid, type BidContext } from './OneBid.tsx';
import { bidsAtMostOf } from './termsOf.ts';

export interface BidFieldsProps extends BidContext {
  bids: readonly TypedBid[];
  onChange: (bids: readonly TypedBid[]) => void;
}

/** The bids of an application: one, or up to three that are alternatives. */
export function BidFields({ bids, onChange, ...rest }: BidFieldsProps) {
  const { t } = useIssueWords();
  const { issue, terms } = rest;
  const most = bidsAtMostOf(terms);
  return (
    <div className="grid grid-cols-1 gap-5">
      {bids.map((bid, index) => (
        <OneBid
          // oxlint-disable-next-line react/no-array-index-key -- a bid has no other name than its place
          key={index}
          {...rest}
          bid={bid}
          index={index}
          count={bids.length}
          onChange={(next) => onChange(bids.with(index, next))}
          onRemove={() => onChange(bids.toSpliced(index, 1))}
        />
      ))}
      {most > 1 && (
        <div className="grid justify-items-start gap-1">
          {bids.length < most && (
            <Button
              variant="ghost"
              size="sm"
              icon={<PlusIcon size="sm" />}
              onPress={() => onChange([...bids, { ...firstBid(issue), isAtCutOff: false }])}
            >
              {t('addBid')}
            </Button>
          )}
          {bids.length > 1 && <p className="text-caption text-fg-muted">{t('bidsAreAlternatives')}</p>}
        </div>
      )}
    </div>
  );
}
