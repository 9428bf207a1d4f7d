import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import { createIcon } from '../createIcon.tsx';

export const DepositIcon = /* @__PURE__ */ createIcon(ArrowDownToLine);
