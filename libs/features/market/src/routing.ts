export { loadMarket } from './pages/market/loadMarket.ts';
