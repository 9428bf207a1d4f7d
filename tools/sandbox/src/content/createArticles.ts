import type { Database } from '../database/database.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { Content, ContentLanguage, StoredArticle } from './readContent.ts';

export interface ArticlesOptions {
  database: Database;
  clock: SandboxClock;
  content: Content;
  /** Called once a client, in the transaction in which the last of the lessons is read. */
  onLessonsRead: (clientId: string) => void;
}

export interface Articles {
  list(language: ContentLanguage): readonly StoredArticle[];
  /** When a client has read each article to its end, in epoch milliseconds. */
  readAt(clientId: string): ReadonlyMap<string, number>;
  /** Writes down that a client has read it; the first time counts. @returns That time; null for an article there is not. */
  read(clientId: string, id: string): number | null;
}

/** Makes the lessons and documents, with who has read which. */
export function createArticles({ database, clock, content, onLessonsRead }: ArticlesOptions): Articles {
  const { query, all, run } = database;
  const lessons = content.articles.en.filter(({ kind }) => kind === 'lesson');

  function readAt(clientId: string): ReadonlyMap<string, number> {
    const rows = all(
      query.selectFrom('article_reading').select(['article_id', 'read_at']).where('client_id', '=', clientId),
    );
    return new Map(rows.map(({ article_id: id, read_at: at }) => [id, at]));
  }

  return {
    list: (language) => content.articles[language],
    readAt,
    read(clientId, id) {
      const article = content.articles.en.find((one) => one.id === id);
      if (!article) return null;
      return database.transaction(() => {
        const before = readAt(clientId).get(id);
        if (before !== undefined) return before;
        const at = clock.now();
        run(query.insertInto('article_reading').values({ client_id: clientId, article_id: id, read_at: at }));
        const known = readAt(clientId);
        if (article.kind === 'lesson' && lessons.every((lesson) => known.has(lesson.id)))
          onLessonsRead(clientId);
        return at;
      });
    },
  };
}
