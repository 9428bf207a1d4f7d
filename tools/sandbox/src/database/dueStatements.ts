/**
 * Version 15: one agenda for all that happens by itself, which asks at each round what comes first. Released: a change is a new
 * step.
 */
export const dueStatements: readonly string[] = [
  "UPDATE setting SET name = 'agenda_reached' WHERE name = 'orders_reached'",
  `CREATE INDEX price_alert_end ON price_alert (ends_at)
    WHERE ends_at IS NOT NULL AND state IN ('armed', 'resting')`,
  ...['hour_price', 'day_price'].map(
    (field) => `CREATE INDEX alert_firing_${field} ON alert_firing (at) WHERE ${field} IS NULL`,
  ),
];
