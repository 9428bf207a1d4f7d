import type { IssueDetail } from '@wealth/api-sdk/model';
import { Accordion } from '@wealth/ui/accordion';
import { useIssueWords } from '../parts/useIssueWords.ts';

export interface IssueDocumentsProps {
  documents: IssueDetail['documents'];
}

/** What the company and the seller have to tell. It is text of our own server: nothing here leads to another address. */
export function IssueDocuments({ documents }: IssueDocumentsProps) {
  const { t } = useIssueWords();
  if (documents.length === 0) return <p className="text-detail text-fg-muted">{t('noDocuments')}</p>;
  return (
    <Accordion
      items={documents.map(({ code, title, sections }) => ({
        id: code,
        title,
        content: (
          <div className="grid max-w-prose gap-3 text-detail">
            {sections.map(({ heading, text }) => (
              <section key={heading} className="grid gap-1">
                <h4 className="font-semibold">{heading}</h4>
                <p className="wrap-anywhere text-fg-muted">{text}</p>
              </section>
            ))}
          </div>
        ),
      }))}
    />
  );
}
