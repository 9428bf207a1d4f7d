import type { CompanyIntroduction, CompanyVideo } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { ConfigurationValue } from '@wealth/ui/badge';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf } from '@wealth/ui/card';
import { DataList } from '@wealth/ui/data-list';
import { Note } from '@wealth/ui/note';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { useRef, useState } from 'react';
import {
  EntityName,
  OperatorText,
  RegistrationNumber,
  type NamedOperator,
} from '../../components/OperatorText.tsx';
import { useCompany } from '../../components/useCompany.ts';
import { clockTimeOf } from './clockTimeOf.ts';
import { CompanyFilm } from './CompanyFilm.tsx';
import { Transcript } from './Transcript.tsx';

export interface CompanyCardProps {
  operator: NamedOperator;
}

type WithFilm = CompanyVideo & { src: string };

const hasFilm = (video: CompanyVideo): video is WithFilm => video.src !== null;

/** How long reading takes that a film says in so many seconds, in minutes. */
const minutesToRead = (seconds: number) => Math.max(1, Math.ceil(seconds / 60));

function Sections({ company, operator }: CompanyCardProps & { company: CompanyIntroduction }) {
  return (
    <div className="grid gap-x-8 gap-y-4 p-card @min-[40rem]:grid-cols-2">
      {company.sections.map(({ heading, text }) => (
        <section key={heading} className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">
            <OperatorText text={heading} operator={operator} />
          </h3>
          <p className="mt-1 max-w-prose text-detail wrap-anywhere text-fg-muted">
            <OperatorText text={text} operator={operator} />
          </p>
        </section>
      ))}
    </div>
  );
}

/** What is in the film, each part a way into it where there is one. */
function Chapters({ video, onSeek }: { video: CompanyVideo; onSeek?: (seconds: number) => void }) {
  const t = useMessages('discover');
  return (
    <DataList
      aria-label={t('companyInIt')}
      items={video.chapters.map(({ at_seconds: at, title }) => ({
        id: String(at),
        leading: <span className="w-9 text-detail text-fg-subtle tabular-nums">{clockTimeOf(at)}</span>,
        title: <span className="text-detail font-normal">{title}</span>,
        ...(onSeek ? { onPress: () => onSeek(at) } : {}),
      }))}
    />
  );
}

/** Stands for the film where there is none. */
function NoFilm({ company, hasFailed }: { company: CompanyIntroduction; hasFailed: boolean }) {
  const t = useMessages('discover');
  return (
    <div className="brand-panel grid min-h-52 content-between gap-6 p-6 max-tablet:p-4">
      <div>
        <p className="max-w-80 text-page wrap-anywhere">{company.title}</p>
        <p className="mt-2 max-w-prose text-detail wrap-anywhere">{company.lead}</p>
      </div>
      <p role={hasFailed ? 'status' : undefined} className="text-detail">
        {t(hasFailed ? 'companyFilmFailed' : 'companyNoFilmText')}
      </p>
    </div>
  );
}

function Company({ company, operator }: CompanyCardProps & { company: CompanyIntroduction }) {
  const t = useMessages('discover');
  const { video } = company;
  const film = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const isPlayable = hasFilm(video) && !hasFailed;

  function seek(seconds: number) {
    const player = film.current;
    if (!player) return;
    player.currentTime = seconds;
    // What keeps it from playing is told by its own event.
    player.play().catch(() => undefined);
  }

  return (
    <div className="@container">
      <div className="grid grid-cols-1 @min-[40rem]:grid-cols-[minmax(0,1fr)_18rem]">
        {isPlayable ? (
          <CompanyFilm ref={film} heading={company.title} video={video} onFail={() => setHasFailed(true)} />
        ) : (
          <NoFilm company={company} hasFailed={hasFailed} />
        )}
        <div className="flex min-w-0 flex-col">
          <div className="flex flex-wrap items-center justify-between gap-2 px-card pt-3">
            <h3 className="font-semibold">{t('companyInIt')}</h3>
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={isReading}
              onPress={() => setIsReading(!isReading)}
            >
              {isReading
                ? t('companyHide')
                : t('companyRead', { minutes: minutesToRead(video.duration_seconds) })}
            </Button>
          </div>
          <Chapters video={video} {...(isPlayable ? { onSeek: seek } : {})} />
          {company.is_placeholder && (
            <div className="mt-auto p-card">
              <Note>
                {t('companyPlaceholder')}{' '}
                {video.src === null && <ConfigurationValue>{t('companyNoFilm')}</ConfigurationValue>}
              </Note>
            </div>
          )}
        </div>
      </div>
      {isReading && <Transcript lines={video.transcript} operator={operator} />}
      {(!isPlayable || isReading) && (
        <div className="border-t border-border">
          <Sections company={company} operator={operator} />
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-2 border-t border-border px-card py-2 text-caption text-fg-muted">
        <EntityName operator={operator} />
        <span>
          {t('companyRegistrationLabel')} <RegistrationNumber operator={operator} />
        </span>
      </p>
    </div>
  );
}

/** Who runs this, as film and as text: the text is there when the film is not. */
export function CompanyCard({ operator }: CompanyCardProps) {
  const t = useMessages('discover');
  const query = useCompany();
  const texts = {
    failedTitle: t('companyFailed'),
    failedText: t('failedText'),
    skeleton: <SkeletonRows rows={6} />,
  };
  return (
    <Card title={t('companyTitle')} isFlush state={cardStateOf(query, texts)}>
      {query.data && <Company company={query.data} operator={operator} />}
    </Card>
  );
}
