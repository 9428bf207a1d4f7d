import type { MarketEngine, MarketEngineOptions } from './contract';

export function createMarketEngine(options: MarketEngineOptions): MarketEngine {
  throw new Error(`not built yet (seed ${options.seed})`);
}
