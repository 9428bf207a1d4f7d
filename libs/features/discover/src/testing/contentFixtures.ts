import type { Achievement, Article, CompanyIntroduction } from '@wealth/api-sdk/model';

const text = 'A share that falls from ₹100 to ₹50 has to rise by 100% to be back where it was.';

function lesson(id: string, title: string, rest: Partial<Article> = {}): Article {
  return {
    id,
    kind: 'lesson',
    title,
    summary: `${title}, in short.`,
    minutes: 2,
    figure: null,
    sections: [
      { heading: `What ${title.toLowerCase()} means`, text },
      { heading: 'What to look at', text },
    ],
    read_at: null,
    ...rest,
  };
}

const readAt = '2026-11-12T10:00:00+05:30';

export const articles: Article[] = [
  lesson('diversification', 'All in one share', { figure: 'largest_holding', read_at: readAt }),
  lesson('borrowing', 'Borrowed money', { figure: 'pledged' }),
  lesson('ipo-allotment', 'Applying is not getting', { read_at: readAt }),
  lesson('stop-orders', 'A stop is a trigger, not a price'),
  lesson('liquidity', 'Small shares, few buyers', { minutes: 3 }),
  lesson('fraud', 'Recognise a fraud'),
  lesson('risk-disclosure', 'Risks of investing', { kind: 'document' }),
  lesson('nomination', 'Naming a nominee', { kind: 'document', read_at: readAt }),
  lesson('key-facts', 'How to read a key-facts statement', { kind: 'document' }),
];

export const company: CompanyIntroduction = {
  title: 'Who holds your money, and where',
  lead: 'Who runs this, and how to check it.',
  is_placeholder: true,
  sections: [
    { heading: 'Who we are', text: '{entity} runs this app. Its number is {registration}.' },
    { heading: 'What you pay', text: 'Every charge is shown before an order is placed.' },
  ],
  video: {
    title: 'Company introduction',
    src: null,
    duration_seconds: 160,
    tracks: [
      { kind: 'captions', language: 'en', label: 'English', src: '/content/media/company.en.vtt' },
      { kind: 'captions', language: 'hi', label: 'हिन्दी', src: '/content/media/company.hi.vtt' },
    ],
    chapters: [
      { at_seconds: 0, title: 'Who we are, and how to check it' },
      { at_seconds: 90, title: 'What you pay, line by line' },
    ],
    transcript: [
      {
        at_seconds: 0,
        said: 'This is {entity}, number {registration}.',
        seen: 'Name and number on a plain ground.',
      },
      { at_seconds: 90, said: 'Before each order you see every charge.', seen: '' },
    ],
  },
};

/** As above, once the operator has brought a film. */
export const companyWithFilm: CompanyIntroduction = {
  ...company,
  is_placeholder: false,
  video: { ...company.video, src: '/content/media/company.mp4' },
};

export const achievements: Achievement[] = [
  {
    code: 'pin_set',
    title: 'PIN set',
    description: 'Money leaves your account only with your PIN.',
    progress: 1,
    target: 1,
    earned_at: '2026-03-12T13:30:00+05:30',
  },
  {
    code: 'risk_lessons',
    title: 'Risk lessons',
    description: 'You have read all lessons on risk.',
    progress: 2,
    target: 6,
    earned_at: null,
  },
];
