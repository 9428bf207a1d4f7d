import { createFileRoute } from '@tanstack/react-router';
import { LedgerStatement } from '@wealth/feature-funds';
import { StatementsPage, type StatementsPageProps } from '@wealth/feature-portfolio';
import { ChargesStatement, NotesStatement } from '@wealth/feature-trade';
import { statementSearch } from '@wealth/hrefs';
import { useSearchOf } from '../../core/useSearchOf.ts';

export const Route = createFileRoute('/_signed-in/portfolio_/statements')({
  staticData: { title: 'statements' },
  loader: ({ context }) =>
    context.loadTexts(['statements', 'funds', 'contractNote', 'orders', 'charges', 'parts']),
  component: Statements,
});

const statements: StatementsPageProps['renderOther'] = {
  ledger: (range) => <LedgerStatement range={range} />,
  notes: (range) => <NotesStatement range={range} />,
  charges: (range) => <ChargesStatement range={range} />,
};

function Statements() {
  const [search, show] = useSearchOf(statementSearch, '/portfolio/statements');
  return <StatementsPage search={search} onSearchChange={show} renderOther={statements} />;
}
