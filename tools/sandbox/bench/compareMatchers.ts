import { OrderBook, Side as PeerSide } from 'nodejs-order-book';
import { Matcher, type ExchangeCommand } from '../src/exchange/index.ts';
import { flowBand, matcherFlow, type FlowMessage } from './matcherFlow.ts';

// A program of its own, for `npm run bench -- matcher`: our exchange and nodejs-order-book on the same messages. It
// prints one line of JSON.

const messageCount = 1_000_000;
const warmUpCount = 50_000;
/** They take turns after so many: what the machine does meanwhile hits both. */
const turnLength = 20_000;

/** Both books, each with the way in which it takes a message. */
function createBooks() {
  const matcher = new Matcher({ band: flowBand, phase: 'continuous', reference: 10_000 });
  const peer = new OrderBook();
  return {
    matcher,
    peer,
    ours(command: ExchangeCommand) {
      matcher.apply(command);
    },
    theirs({ kind, id, side, quantity: size, price }: FlowMessage) {
      const theirSide = side === 'BUY' ? PeerSide.BUY : PeerSide.SELL;
      if (kind === 'cancel') peer.cancel(id);
      else if (kind === 'market') peer.market({ side: theirSide, size });
      else peer.limit({ id, side: theirSide, size, price });
    },
  };
}

/** Of a market order the rest goes, as the peer does it. */
function toCommand({ kind, id, side, quantity, price }: FlowMessage): ExchangeCommand {
  if (kind === 'cancel') return { kind, id };
  return {
    kind: 'place',
    id,
    owner: null,
    side,
    type: kind === 'market' ? 'MARKET' : 'LIMIT',
    validity: kind === 'market' ? 'IOC' : 'DAY',
    quantity,
    price,
    trigger: null,
  };
}

function secondsOf(work: () => void): number {
  const began = performance.now();
  work();
  return (performance.now() - began) / 1_000;
}

/** @throws Error when the books are not the same in the end: then the comparison says nothing. */
function expectSame({ matcher, peer }: ReturnType<typeof createBooks>): void {
  matcher.check();
  const { bids, asks } = matcher.depth(Infinity);
  const levels = (list: typeof bids) => list.map(({ price, quantity }) => [price, quantity]);
  if (JSON.stringify([levels(asks), levels(bids)]) !== JSON.stringify(peer.depth())) {
    throw new Error('The two books do not hold the same orders.');
  }
}

function run(messages: readonly FlowMessage[]) {
  const books = createBooks();
  const commands = messages.map(toCommand);
  let [ours, theirs] = [0, 0];
  for (let from = 0; from < messages.length; from += turnLength) {
    ours += secondsOf(() => {
      for (const command of commands.slice(from, from + turnLength)) books.ours(command);
    });
    theirs += secondsOf(() => {
      for (const message of messages.slice(from, from + turnLength)) books.theirs(message);
    });
  }
  expectSame(books);
  return {
    messages: messages.length,
    oursPerSecond: messages.length / ours,
    peerPerSecond: messages.length / theirs,
  };
}

const flow = matcherFlow(messageCount);
run(flow.slice(0, warmUpCount));
process.stdout.write(`${JSON.stringify(run(flow))}\n`);
