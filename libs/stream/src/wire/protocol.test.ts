import { join } from 'node:path';
import { fromFile, Parser, type AsyncAPIDocumentInterface } from '@asyncapi/parser';
import type { ClientEventKind } from '@wealth/api-sdk/client-events';
import type { Depth as WireDepth, MarketStatus, PriceAlert, Quote as WireQuote } from '@wealth/api-sdk/model';
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { fromJSONSchema, object, string, type ZodType } from 'zod';
import { follow } from '../testing/follow.ts';
import { frames } from '../testing/frames.ts';
import { instrument, settle } from '../testing/startStream.ts';
import type { Depth } from './depthFrame.ts';
import type { StreamMarketStatus } from './marketFrame.ts';
import { readServerFrame, readTick, type ClientEvent, type Quote } from './serverFrame.ts';

const path = join(import.meta.dirname, '../../../../openapi/stream.yaml');
const frameType = object({ type: string() });
let document: AsyncAPIDocumentInterface;
let findings: string[];

beforeAll(async () => {
  const result = await fromFile(new Parser(), path).parse();
  // 3.0 is what the tools of the readers know; that a 3.1 exists is no finding.
  const diagnostics = result.diagnostics.filter(({ code }) => code !== 'asyncapi-latest-version');
  findings = diagnostics.map(({ code, message, path: where }) => `${code} ${where.join('.')}: ${message}`);
  if (!result.document) throw new RangeError(`not a description:\n${findings.join('\n')}`);
  document = result.document;
});

type JsonSchema = Exclude<Parameters<typeof fromJSONSchema>[0], boolean>;

function isJsonSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function messagesOf(operation: 'say' | 'tell') {
  return document.operations().get(operation)?.messages().all() ?? [];
}

function examplesOf(operation: 'say' | 'tell') {
  return messagesOf(operation).flatMap((message) =>
    message
      .examples()
      .all()
      .map((example) => ({ type: message.name(), name: example.name(), payload: example.payload() })),
  );
}

/** A validator made from the description, independent of the schemas of this library. */
function described(type: string): ZodType {
  const message = messagesOf('say').find((candidate) => candidate.name() === type);
  const schema: unknown = message?.payload()?.json();
  if (!isJsonSchema(schema)) throw new RangeError(`${type} has no schema`);
  return fromJSONSchema(schema);
}

describe('openapi/stream.yaml', () => {
  it('is AsyncAPI 3 without an error or a warning [I1-3-STREAM]', () => {
    expect(findings).toEqual([]);
    expect(document.version()).toBe('3.0.0');
  });

  it('has an example of every message', () => {
    const types = (operation: 'say' | 'tell') =>
      new Set(examplesOf(operation).map((example) => example.type));
    expect([...types('say')]).toEqual(['auth', 'subscribe', 'unsubscribe']);
    expect([...types('tell')]).toEqual([
      'ready',
      'snapshot',
      'ticks',
      'depth',
      'candle',
      'market',
      'heartbeat',
      'event',
      'error',
    ]);
  });

  it('has only server examples that this library reads, every row of them [I1-3-STREAM]', () => {
    for (const { payload } of examplesOf('tell')) {
      const frame = readServerFrame(JSON.stringify(payload));
      expect(frame).toMatchObject(payload ?? {});
      expect(frame && 'badRowCount' in frame ? frame.badRowCount : 0).toBe(0);
      for (const row of frame?.type === 'ticks' ? frame.ticks : []) expect(readTick(row)).toEqual(row);
    }
  });

  it('takes every frame that the client sends', async () => {
    const { socket, stream, tokens, environment, stops, listen } = await follow('INFY', 'M&M');
    stops[0]?.();
    stream.depth(instrument('INFY')).subscribe(() => undefined);
    stream.candles({ ...instrument('INFY'), interval: '5m' }).subscribe(() => undefined);
    listen('TCS', () => undefined);
    await settle();
    tokens.set('token-2');
    socket.closeByServer(1006);
    environment.advance(1_000);
    environment.socket().open();
    environment.socket().say(frames.ready(101));
    const sent = [...socket.sent, ...environment.socket().sent];
    const types = sent.map((frame) => {
      const { type } = frameType.parse(frame);
      expect(described(type).safeParse(frame)).toMatchObject({ success: true });
      return type;
    });
    expect(new Set(types)).toEqual(new Set(['auth', 'subscribe', 'unsubscribe']));
    expect(sent).toContainEqual(expect.objectContaining({ from_seq: 100 }));
    expect(sent).toContainEqual(expect.objectContaining({ depth: true }));
    expect(sent).toContainEqual(expect.objectContaining({ candles: '5m' }));
  });

  it('refuses what the client must not send', () => {
    expect(described('auth').safeParse({ type: 'auth', token: '' }).success).toBe(false);
    expect(described('subscribe').safeParse({ type: 'subscribe', instruments: [] }).success).toBe(false);
    const withName = { market: 'NSE', symbol: 'INFY', name: 'no such field' };
    expect(described('subscribe').safeParse({ type: 'subscribe', instruments: [withName] }).success).toBe(
      false,
    );
  });

  it('has the quote of openapi/wealth.yaml', () => {
    expectTypeOf<Quote>().toEqualTypeOf<WireQuote>();
  });

  it('has every kind of event, and what alerts can be [DEM-13-GAIN]', () => {
    type Alert = Extract<ClientEvent, { kind: 'alert' }>['alert'];
    expectTypeOf<ClientEvent['kind']>().toEqualTypeOf<ClientEventKind>();
    expectTypeOf<Alert['kind']>().toEqualTypeOf<PriceAlert['kind']>();
    expectTypeOf<Alert['state']>().toEqualTypeOf<PriceAlert['state']>();
    type Suspension = NonNullable<PriceAlert['suspension']>;
    expectTypeOf<NonNullable<Alert['suspension']>['kind']>().toEqualTypeOf<Suspension['kind']>();
  });

  it('has the order book and the market status of openapi/wealth.yaml [I4-1-DEPTH-FRAME] [I4-1-MARKET-FRAME]', () => {
    expectTypeOf<Depth>().toEqualTypeOf<WireDepth>();
    expectTypeOf<StreamMarketStatus>().toEqualTypeOf<MarketStatus>();
  });
});
