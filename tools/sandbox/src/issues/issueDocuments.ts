import type { DataOf } from '@wealth/api-sdk/operations';
import { isOffer, type Issue } from './issueState.ts';

type WireDocument = DataOf<'getIpoIssue'>['documents'][number];

const figure = new Intl.NumberFormat('en-IN');
const croreOf = (paise: number) => figure.format(Math.round(paise / 1_000_000_000));

function whatItIs({ kind, share, size, seller }: Issue): string {
  if (kind === 'ofs') {
    return `${seller ?? 'A holder'} sells shares of ${share.name} worth up to ₹${croreOf(size)} crore over the exchange. The company receives nothing of it.`;
  }
  const first = kind === 'ipo' ? 'offers its shares for the first time' : 'offers further shares';
  return `${share.name} ${first}, worth up to ₹${croreOf(size)} crore. It is a ${share.activity}.`;
}

/** What a client can read about an issue: data of this server, so that no link leads elsewhere. */
export function issueDocuments(issue: Issue): WireDocument[] {
  const { share, registrar, risks } = issue;
  return [
    {
      code: isOffer(issue) ? 'offer_notice' : 'abridged_prospectus',
      title: isOffer(issue)
        ? `Notice of the offer for sale of ${share.name}`
        : `Abridged prospectus of ${share.name}`,
      sections: [
        { heading: 'The issue', text: whatItIs(issue) },
        { heading: 'Risks', text: risks.join(' ') },
        { heading: 'Registrar', text: `${registrar} keeps the applications and publishes the allotment.` },
        {
          heading: 'Simulated',
          text: 'This company and its issue are fictional, and all figures are simulated.',
        },
      ],
    },
  ];
}
