/** Instants are epoch milliseconds, money integer paise, days YYYY-MM-DD. */
export interface ActionTables {
  /** What companies did to the shares of clients. */
  client_action: {
    client_id: string;
    id: string;
    kind: 'split' | 'bonus' | 'rights' | 'merger' | 'demerger' | 'dividend';
    /** Of the share before its ex-date, and after it. */
    isin: string;
    new_isin: string;
    market: string;
    symbol: string;
    ex_date: string;
    /** When the ex-date began. */
    at: number;
    /** What it was and what is to come of it, as JSON. */
    facts: string;
    /** When the next thing of it is due; null once it has ended. */
    due_at: number | null;
  };
}
