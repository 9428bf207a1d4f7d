import { createFileRoute } from '@tanstack/react-router';
import { isCalendarDay } from '@wealth/domain';
import { ContractNotePage } from '@wealth/feature-trade';
import { NotFoundPage } from '../../shell/failures/NotFoundPage.tsx';

export const Route = createFileRoute('/_signed-in/portfolio_/notes/$day')({
  staticData: { title: 'contractNote' },
  loader: ({ context }) => context.loadTexts(['contractNote', 'orders', 'charges', 'parts']),
  component: Note,
});

function Note() {
  const { day } = Route.useParams();
  return isCalendarDay(day) ? <ContractNotePage key={day} day={day} /> : <NotFoundPage />;
}
