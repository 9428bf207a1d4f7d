import { useParams } from '@tanstack/react-router';
import { isCalendarDay } from '@wealth/domain';
import { ContractNotePage } from '@wealth/feature-trade';
import { NotFoundPage } from './NotFoundPage.tsx';

/** The contract note of the day that the address names. */
export function ContractNoteRoute() {
  const { day } = useParams({ from: '/_signed-in/portfolio_/notes/$day' });
  return isCalendarDay(day) ? <ContractNotePage key={day} day={day} /> : <NotFoundPage />;
}
