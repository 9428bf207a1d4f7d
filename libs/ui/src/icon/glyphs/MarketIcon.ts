import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import { createIcon } from '../createIcon.tsx';

export const MarketIcon = /* @__PURE__ */ createIcon(ChartCandlestick);
