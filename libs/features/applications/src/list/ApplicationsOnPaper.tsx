import { missing } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import {
  Document,
  DocumentTable,
  Money,
  PaperOnly,
  PrintListButton,
  usePrintout,
  type Application,
} from '@wealth/parts';
import { useProfile, useSession } from '@wealth/session';

export interface ApplicationsOnPaperProps {
  /** Those that are listed, in their order. */
  applications: readonly Application[];
}

const rowId = ({ id }: Application) => id;

/** The way of what is listed to paper, as a document with a table. */
export function ApplicationsOnPaper({ applications }: ApplicationsOnPaperProps) {
  const t = useMessages('applications');
  const formats = useFormats();
  const profile = useProfile();
  const { serverClock } = useSession();
  const printout = usePrintout(() => Promise.resolve({ applications, at: serverClock.now() }));
  const { content } = printout;
  return (
    <>
      <PrintListButton printout={printout} />
      {content && (
        <PaperOnly>
          <Document
            title={t('paperTitle')}
            isPaperOnly
            factsLabel={t('paperFacts')}
            facts={[
              { name: t('paperClient'), value: profile?.name ?? missing },
              { name: t('paperAsOf'), value: formats.dateTime(content.at) },
            ]}
          >
            <DocumentTable
              title={t('paperTitle')}
              aria-label={t('paperTitle')}
              hasAllRows
              rowId={rowId}
              rows={content.applications}
              columns={[
                { id: 'what', header: t('paperWhat'), isRowHeader: true, cell: ({ title }) => title },
                { id: 'asked', header: t('paperAsked'), cell: ({ detail }) => detail ?? missing },
                {
                  id: 'reference',
                  header: t('paperReference'),
                  cell: ({ reference }) => reference ?? missing,
                },
                { id: 'time', header: t('paperTime'), cell: ({ at }) => formats.dateTime(at) },
                { id: 'state', header: t('paperState'), cell: ({ state }) => state.text },
                {
                  id: 'amount',
                  header: t('paperAmount'),
                  align: 'end',
                  cell: ({ amount }) => (amount ? <Money rupees={amount.rupees} /> : missing),
                },
              ]}
            />
          </Document>
        </PaperOnly>
      )}
    </>
  );
}
