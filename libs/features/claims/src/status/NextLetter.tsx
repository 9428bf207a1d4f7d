import type { ClaimDetail } from '@wealth/api-sdk/model';
import { Button } from '@wealth/ui/button';
import { Card } from '@wealth/ui/card';
import { CopyButton } from '@wealth/ui/copy-button';
import { TextArea } from '@wealth/ui/text-area';
import { useState } from 'react';
import { useClaimWords } from '../parts/useClaimWords.ts';
import { letterOf } from './letterOf.ts';

/** The text for the next step, ready to be copied, and to be changed before. */
export function NextLetter({ claim }: { claim: ClaimDetail }) {
  const words = useClaimWords();
  const { t, own, shown } = words;
  const [edited, setEdited] = useState<string | null>(null);
  // Whoever reads it needs the figures, whatever the eye hides on the screen.
  const letter = edited ?? letterOf(claim, words, shown);
  return (
    <Card
      title={t('letter')}
      action={
        edited === null && (
          <Button variant="ghost" size="sm" onPress={() => setEdited(letter)}>
            {t('letterEdit')}
          </Button>
        )
      }
    >
      <div className="grid gap-3">
        {edited === null ? (
          <blockquote className="rounded-control bg-surface-sunken p-3 text-detail wrap-anywhere">
            {letterOf(claim, words, own)}
          </blockquote>
        ) : (
          <TextArea label={t('letter')} value={edited} onChange={setEdited} rows={5} />
        )}
        {claim.images.length > 0 && <p className="text-caption text-fg-muted">{t('letterImages')}</p>}
        <div className="print:hidden">
          <CopyButton
            value={letter}
            label={t('letter')}
            words={{ copy: t('letterCopy'), copied: t('letterCopied') }}
          />
        </div>
      </div>
    </Card>
  );
}
