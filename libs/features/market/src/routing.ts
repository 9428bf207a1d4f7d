export { loadMarket } from './pages/market/loadMarket.ts';
export { readChartView, writeChartView } from './model/chartView.ts';
