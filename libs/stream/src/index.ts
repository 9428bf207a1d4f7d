export type { CandleChartRef, RunningCandles } from './candles/createCandleFeed.ts';
export type { StreamStatus } from './connection/Connection.ts';
export type { StreamTokens } from './connection/streamTokens.ts';
export { createStream, type Stream, type StreamOptions, type StreamProblem } from './createStream.ts';
export type { DepthState } from './depth/createDepthFeed.ts';
export {
  browserEnvironment,
  streamUrl,
  type Cancel,
  type Socket,
  type SocketHandlers,
  type StreamEnvironment,
} from './environment.ts';
export type { FreshnessState } from './freshness/Freshness.ts';
export type { ClientEventListener } from './events/ClientEvents.ts';
export type { QuoteState } from './quotes/QuoteBook.ts';
export type { QuoteCounters } from './quotes/QuoteFeed.ts';
export type { QuoteSource } from './quotes/quoteSources.ts';
export { InSight, type InSightProps } from './react/InSight.tsx';
export { SharedStream, StreamProvider, type StreamProviderProps } from './react/StreamProvider.tsx';
export {
  useClientEvents,
  useDepth,
  useFreshness,
  useHasQuote,
  useLiveSource,
  useLiveSourceOfAll,
  useMarketChange,
  useQuoteSources,
  useRunningCandles,
  useStream,
  useStreamStatus,
} from './react/useStream.ts';
export type { Depth } from './wire/depthFrame.ts';
export type { StreamMarketStatus } from './wire/marketFrame.ts';
export type { ClientEvent, Quote } from './wire/serverFrame.ts';
