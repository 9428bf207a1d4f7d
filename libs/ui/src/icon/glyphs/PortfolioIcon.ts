import ChartPie from 'lucide-react/icons/chart-pie';
import { createIcon } from '../createIcon.tsx';

export const PortfolioIcon = /* @__PURE__ */ createIcon(ChartPie);
