import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { toIstIso } from '@wealth/domain';
import { minutesOf } from '../../content/minutesOf.ts';
import { contentLanguages, type ContentLanguage } from '../../content/readContent.ts';
import { handle } from '../../dispatch/handle.ts';
import { ok, refusals } from '../../http/answer.ts';
import type { Services } from '../../services/services.ts';

const [usual] = contentLanguages;
const mediaAddress = (file: string) => `/content/media/${file}`;

function getCompanyIntroduction({ content: { company, film, mediaFolder } }: Services) {
  const isThere = (file: string) => existsSync(join(mediaFolder, file));
  return handle('getCompanyIntroduction', ({ query: { language = usual } }) => {
    const { title, lead, isPlaceholder, sections, video } = company[language];
    return ok({
      title,
      lead,
      is_placeholder: isPlaceholder,
      sections,
      video: {
        title: video.title,
        src: isThere(film.file) ? mediaAddress(film.file) : null,
        duration_seconds: film.durationSeconds,
        tracks: film.tracks
          .filter(({ file }) => isThere(file))
          .map(({ file, ...track }) => ({ ...track, src: mediaAddress(file) })),
        chapters: video.chapters.map((chapter) => ({ at_seconds: chapter.atSeconds, title: chapter.title })),
        transcript: video.transcript.map(({ atSeconds, said, seen }) => ({
          at_seconds: atSeconds,
          said,
          seen,
        })),
      },
    });
  });
}

function getArticles({ articles }: Services) {
  function listFor(clientId: string, language: ContentLanguage) {
    const readAt = articles.readAt(clientId);
    return articles.list(language).map((article) => {
      const at = readAt.get(article.id);
      return {
        ...article,
        minutes: minutesOf(article.sections.flatMap(({ heading, text }) => [heading, text])),
        read_at: at === undefined ? null : toIstIso(at),
      };
    });
  }
  return handle('getArticles', ({ client, query: { language = usual } }) => ok(listFor(client.id, language)));
}

function readArticle({ articles }: Services) {
  return handle('readArticle', ({ client, path: { id } }) => {
    const at = articles.read(client.id, id);
    return at === null ? refusals.notFound() : ok({ id, read_at: toIstIso(at) });
  });
}

/** Operations on what the operator has written. */
export function contentOperations(services: Services) {
  return {
    getCompanyIntroduction: getCompanyIntroduction(services),
    getArticles: getArticles(services),
    readArticle: readArticle(services),
  };
}
