import { createFileRoute } from '@tanstack/react-router';
import { ContractNoteRoute } from '../../shell/ContractNoteRoute.tsx';

export const Route = createFileRoute('/_signed-in/portfolio_/notes/$day')({
  staticData: { title: 'contractNote' },
  loader: ({ context }) => context.loadTexts(['contractNote', 'orders', 'charges', 'parts']),
  component: ContractNoteRoute,
});
