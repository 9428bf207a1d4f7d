/** What a DepthLadder says. */
export interface DepthLadderTexts {
  bid: string;
  ask: string;
  quantity: string;
  bidQuantity: string;
  askQuantity: string;
  totalBid: string;
  totalAsk: string;
  /** Share of all quantity that is bid: "Buyers 57%". */
  buyers: (percent: string) => string;
  sellers: (percent: string) => string;
}

export const englishDepthLadderTexts: DepthLadderTexts = {
  bid: 'Bid',
  ask: 'Ask',
  quantity: 'Qty',
  bidQuantity: 'Bid quantity',
  askQuantity: 'Ask quantity',
  totalBid: 'Total bid',
  totalAsk: 'Total ask',
  buyers: (percent) => `Buyers ${percent}`,
  sellers: (percent) => `Sellers ${percent}`,
};
