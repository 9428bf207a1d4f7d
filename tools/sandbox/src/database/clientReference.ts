/** A row that goes when its client goes. */
export const clientReference = 'client_id TEXT NOT NULL REFERENCES client (id) ON DELETE CASCADE';
