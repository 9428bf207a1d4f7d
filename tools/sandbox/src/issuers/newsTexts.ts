/** `{name}` and `{sector}` are filled in. Nothing in them is a claim about anybody: issuers are invented. */
export interface NewsText {
  title: string;
  body: string;
}

export const instrumentTexts: readonly NewsText[] = [
  {
    title: '{name} names a new head of finance',
    body: 'The board of {name} has chosen a new head of finance from within the company. Simulated news of the sandbox.',
  },
  {
    title: '{name} wins an order from a public buyer',
    body: '{name} says that the order is to be delivered within eighteen months. Simulated news of the sandbox.',
  },
  {
    title: '{name} opens a second site',
    body: 'The new site of {name} begins work next quarter. Simulated news of the sandbox.',
  },
  {
    title: '{name}: margins > last year, volumes < plan',
    body: 'Analysts at <b>Sandbox Research</b> keep their view of {name} & its peers. Simulated news of the sandbox.',
  },
  {
    title: 'Board of {name} meets on results next week',
    body: '{name} has told the exchanges the date of its board meeting. Simulated news of the sandbox.',
  },
  {
    title: '{name} repays a loan early',
    body: '{name} lowers its interest cost by paying back a bank loan. Simulated news of the sandbox.',
  },
  {
    title: 'A fund buys shares of {name}',
    body: 'A domestic fund reported a purchase in {name} in the open market. Simulated news of the sandbox.',
  },
  {
    title: '{name} answers a question of the exchange',
    body: '{name} knows of nothing that explains the movement of its share. Simulated news of the sandbox.',
  },
];

export const sectorTexts: readonly NewsText[] = [
  {
    title: '{sector}: input costs ease for the second month',
    body: 'Companies of the sector report lower prices of what they buy. Simulated news of the sandbox.',
  },
  {
    title: '{sector}: industry body asks for simpler rules',
    body: 'The proposal goes to the ministry this month. Simulated news of the sandbox.',
  },
  {
    title: '{sector}: demand is steady before the holidays',
    body: 'Dealers see orders as last year. Simulated news of the sandbox.',
  },
  {
    title: '{sector}: exports grow slower than sales at home',
    body: 'Figures of the last quarter show a shift to the home market. Simulated news of the sandbox.',
  },
];

export const marketTexts: readonly NewsText[] = [
  {
    title: 'Indices move little in quiet trading',
    body: 'Traders wait for the figures of the week. Simulated news of the sandbox.',
  },
  {
    title: 'Breadth improves as smaller shares catch up',
    body: 'More shares rose than fell on the simulated exchange. Simulated news of the sandbox.',
  },
  {
    title: 'Foreign investors buy for a third day',
    body: 'Net purchases were below the average of the month. Simulated news of the sandbox.',
  },
  {
    title: 'Volatility falls ahead of the holiday',
    body: 'The volatility index of the sandbox fell towards its mean. Simulated news of the sandbox.',
  },
];

export const newsSources = ['Sandbox Wire', 'Simulated Market Desk', 'Sandbox Exchange Notices'] as const;
