import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { follow } from '../testing/follow.ts';
import { frames, quoteOf, tickOf } from '../testing/frames.ts';

describe('junk', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;

  it.each<{ what: string; data: unknown }>([
    { what: 'binary', data: new ArrayBuffer(8) },
    { what: 'one megabyte', data: JSON.stringify({ ...frames.ticks(101), padding: 'x'.repeat(1_048_576) }) },
    {
      what: 'five megabytes',
      data: JSON.stringify({ ...frames.ticks(101), padding: 'x'.repeat(5 * 1_048_576) }),
    },
    { what: 'deep nesting', data: deep },
    {
      what: 'deep nesting in a row of its own',
      data: `{"type":"event","id":"1","time":"x","event":${deep}}`,
    },
    { what: 'NaN', data: '{"type":"ticks","seq":NaN,"time":"2026-01-08T15:30:00+05:30","ticks":[]}' },
    { what: 'a fraction as sequence', data: { ...frames.ticks(101), seq: 101.5 } },
    { what: 'a negative sequence', data: { ...frames.ticks(101), seq: -1 } },
    { what: 'a sequence beyond exact integers', data: '{"type":"heartbeat","seq":1e300,"server_time":"x"}' },
    { what: 'no time', data: { type: 'ticks', seq: 101, ticks: [] } },
    { what: 'an unknown type', data: { type: 'gossip' } },
    { what: 'null', data: 'null' },
    { what: 'an array', data: '[]' },
    { what: 'cut JSON', data: '{"type":"ticks","seq":101' },
    { what: 'HTML', data: '<!doctype html><title>502</title>' },
    { what: 'nothing', data: '' },
    { what: 'undefined', data: undefined },
    { what: 'an unknown event', data: { ...frames.kyc('1', 'approved'), event: { kind: 'party' } } },
    {
      what: 'a notice without a code',
      data: {
        ...frames.kyc('1', 'approved'),
        event: { kind: 'notification', message: 'New sign-in' },
      },
    },
    { what: 'an unknown KYC status', data: frames.kyc('1', 'maybe') },
  ])('$what is dropped and counted, and the next frame works [I4-4-JUNK]', async ({ data }) => {
    const { socket, stream, price } = await follow('INFY');
    socket.say(data);
    expect(stream.counters().junkFrames).toBe(1);
    socket.say(frames.ticks(101, [tickOf('INFY', 101)]));
    expect([stream.status(), price('INFY')]).toEqual(['live', 101]);
  });

  it('in a row costs that row only: null, text, nothing or less than nothing [I4-4-JUNK]', async () => {
    const { socket, stream, price } = await follow('INFY', 'TCS');
    const bad = [
      { ...tickOf('INFY', 1), last_price: '1' },
      { ...tickOf('INFY', 1), last_price: null },
      { ...tickOf('INFY', 1), last_price: -1 },
      { ...tickOf('INFY', 1), last_price: 0 },
      { ...tickOf('INFY', 1), volume: -1 },
      { ...tickOf('INFY', 1), last_price: 'NaN' },
      null,
      [],
      'x',
    ];
    socket.say(frames.ticks(101, [...bad, tickOf('TCS', 101)]));
    expect([price('INFY'), price('TCS')]).toEqual([100, 101]);
    expect(stream.counters()).toMatchObject({ badRows: 9, gaps: 0, junkFrames: 0 });
  });

  it('of an instrument that nobody follows is dropped and counted [I4-BAD-TICKS]', async () => {
    const { socket, stream, price } = await follow('INFY');
    // Of a row that is of no interest nothing else is read: it may be as bad as it likes.
    socket.say(frames.ticks(101, [{ market: 'NSE', symbol: 'EVIL' }, tickOf('__proto__', 101)]));
    socket.say(frames.snapshot(101, [quoteOf('EVIL')]));
    expect(stream.counters().unknown).toBe(3);
    expect(price('EVIL')).toBeNull();
  });

  it('is no sign of life', async () => {
    const { socket, environment, stream } = await follow('INFY');
    environment.advance(10_000);
    socket.say('junk');
    environment.advance(1_000);
    expect(stream.status()).toBe('waiting');
  });

  it('in a snapshot leaves the quote that was there, and the others come [I4-4-JUNK]', async () => {
    const { socket, stream, price } = await follow('INFY', 'TCS');
    const bad = { ...quoteOf('INFY', 1), previous_close: -5 };
    socket.say(frames.snapshot(101, [bad, quoteOf('TCS', 102)]));
    expect([price('INFY'), price('TCS'), stream.counters().badRows]).toEqual([100, 102, 1]);
    // JSON has no NaN; what is beyond every number is read as infinite.
    const beyond = JSON.stringify(frames.ticks(102, [tickOf('TCS', 7)])).replaceAll(
      '"last_price":7',
      '"last_price":1e999',
    );
    socket.say(beyond);
    expect([price('TCS'), stream.counters().badRows]).toEqual([102, 2]);
  });

  it('never throws and never ends the connection', async () => {
    const { socket, stream } = await follow('INFY');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc
            .constantFrom('ticks', 'snapshot', 'event')
            .chain((type) =>
              fc.json().map((json) => `{"type":"${type}","seq":101,"ticks":${json},"quotes":${json}}`),
            ),
        ),
        (data) => {
          expect(() => socket.say(data)).not.toThrow();
          expect(stream.status()).toBe('live');
        },
      ),
    );
  });
});
