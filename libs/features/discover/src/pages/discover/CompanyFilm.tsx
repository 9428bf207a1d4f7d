import type { CompanyVideo } from '@wealth/api-sdk/model';
import { useLanguage, useMessages } from '@wealth/i18n-locale-react';
import { useState, type Ref } from 'react';
import { clockTimeOf } from './clockTimeOf.ts';

export interface CompanyFilmProps {
  /** Of the texts beside it. */
  heading: string;
  video: CompanyVideo & { src: string };
  /** The file is not there, or the browser cannot play it. */
  onFail: () => void;
  ref: Ref<HTMLVideoElement>;
}

/** Not by the attribute `default`: a browser loads the file of such a track before anything is pressed. */
function showCaptions({ textTracks }: HTMLVideoElement, language: string): void {
  for (const track of textTracks) {
    if (track.kind === 'captions' && track.language === language) track.mode = 'showing';
  }
}

/** The browser's own player: nothing is loaded, and nothing starts, before it is pressed. */
export function CompanyFilm({ heading, video, onFail, ref }: CompanyFilmProps) {
  const t = useMessages('discover');
  const language = useLanguage();
  const [hasStarted, setHasStarted] = useState(false);
  const length = clockTimeOf(video.duration_seconds);
  return (
    <div className="relative brand-panel grid min-h-80 overflow-hidden max-tablet:min-h-52">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its tracks come with it, captions in each language */}
      <video
        ref={ref}
        aria-label={video.title}
        controls
        playsInline
        preload="none"
        src={video.src}
        onPlay={({ currentTarget }) => {
          if (!hasStarted) showCaptions(currentTarget, language);
          setHasStarted(true);
        }}
        onError={onFail}
        className="size-full min-h-0 object-contain"
      >
        {video.tracks.map(({ kind, language: of, label, src }) => (
          <track key={src} kind={kind} srcLang={of} label={label} src={src} />
        ))}
      </video>
      {!hasStarted && (
        // Over the picture until there is one; the controls beneath it take every press.
        <div className="pointer-events-none absolute inset-x-0 top-0 grid gap-1 p-6 max-tablet:p-4">
          <p className="max-w-80 text-page">{heading}</p>
          <p className="text-detail">{t('companyLength', { title: video.title, length })}</p>
          <p className="text-detail">{t('companyPress')}</p>
        </div>
      )}
    </div>
  );
}
