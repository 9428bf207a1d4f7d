import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { fromJSONSchema } from 'zod';
import * as z from 'zod/mini';

const descriptionSchema = z.object({
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});

/** The schemas of a description, with references that JSON Schema knows. */
function schemasOf(file: string) {
  const text = readFileSync(resolve(import.meta.dirname, '../../../../openapi', file), 'utf8');
  const whole = JSON.stringify(parse(text)).replaceAll(
    /(?:\.\/wealth\.yaml)?#\/components\/schemas\//g,
    '#/$defs/',
  );
  return z.parse(descriptionSchema, JSON.parse(whole)).components.schemas;
}

const definitions = { ...schemasOf('stream.yaml'), ...schemasOf('wealth.yaml') };
const names: Readonly<Record<string, string>> = {
  ready: 'Ready',
  snapshot: 'Snapshot',
  ticks: 'Ticks',
  depth: 'DepthFrame',
  candle: 'ChartCandle',
  market: 'MarketChange',
  heartbeat: 'Heartbeat',
  event: 'Event',
  error: 'Error',
};
const compiled = new Map<string, ReturnType<typeof fromJSONSchema>>();

/** The schema of openapi/stream.yaml for a frame of the server. */
export function serverFrameSchema(type: string): ReturnType<typeof fromJSONSchema> {
  const known = compiled.get(type);
  if (known) return known;
  const name = names[type];
  if (name === undefined) throw new RangeError(`the server has no frame ${type}`);
  const schema = fromJSONSchema({ $ref: `#/$defs/${name}`, $defs: definitions });
  compiled.set(type, schema);
  return schema;
}
