import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '@wealth/feature-discover';
import { NotFoundPage } from '../../shell/failures/NotFoundPage.tsx';

export const Route = createFileRoute('/_signed-in/discover_/$id')({
  staticData: { title: 'discover' },
  loader: ({ context }) => context.loadTexts(['discover', 'parts']),
  component: ArticleOfAddress,
});

function ArticleOfAddress() {
  const { id } = Route.useParams();
  return <ArticlePage key={id} id={id} notFound={<NotFoundPage />} />;
}
