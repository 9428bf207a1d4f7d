import * as z from 'zod/mini';

/** Where the core reports what it survived. `details` never holds client data. */
export type Warn = (message: string, details: Record<string, unknown>) => void;

/**
 * Checks the `data` of a successful envelope and applies the defaults of the description. Answers null when the data
 * is not what the description promises; unknown extra fields are left out, never an error.
 */
export type Answer<Data> = (
  data: unknown,
  warn: (droppedRows: number, rows: number) => void,
) => { data: Data } | null;

type EnvelopeOf<Data extends z.core.$ZodType> = z.ZodMiniObject<{ data: Data; message: z.ZodMiniString }>;

/**
 * An answer that is right as a whole or not at all.
 * @public Called by the generated answers.
 */
export function whole<Data extends z.core.$ZodType>(envelope: EnvelopeOf<Data>): Answer<z.output<Data>> {
  return (data) => {
    const result = z.safeParse(envelope.shape.data, data);
    return result.success ? { data: result.data } : null;
  };
}

/**
 * A list of independent rows: a bad row is left out, so that one bad row cannot empty the screen.
 * @public Called by the generated answers.
 */
export function rows<Row extends z.core.$ZodType>(
  envelope: EnvelopeOf<z.ZodMiniArray<Row>>,
): Answer<z.output<Row>[]> {
  return (data, warn) => {
    if (!Array.isArray(data)) return null;
    const kept: z.output<Row>[] = [];
    for (const candidate of data) {
      const result = z.safeParse(envelope.shape.data.def.element, candidate);
      if (result.success) kept.push(result.data);
    }
    if (kept.length < data.length) warn(data.length - kept.length, data.length);
    return { data: kept };
  };
}

/**
 * A page `{items, next_cursor}`, whose items are independent rows.
 * @public Called by the generated answers.
 */
export function page<Row extends z.core.$ZodType, Rest extends z.core.$ZodShape>(
  envelope: EnvelopeOf<z.ZodMiniObject<Rest & { items: z.ZodMiniArray<Row> }>>,
): Answer<z.output<z.ZodMiniObject<Rest & { items: z.ZodMiniArray<Row> }>>> {
  const { shape } = envelope.shape.data;
  return (data, warn) => {
    if (typeof data !== 'object' || data === null || !('items' in data) || !Array.isArray(data.items))
      return null;
    const items = data.items.filter((row: unknown) => z.safeParse(shape.items.def.element, row).success);
    if (items.length < data.items.length) warn(data.items.length - items.length, data.items.length);
    return whole(envelope)({ ...data, items }, warn);
  };
}
