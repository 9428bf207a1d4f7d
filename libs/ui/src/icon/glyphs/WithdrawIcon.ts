import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import { createIcon } from '../createIcon.tsx';

export const WithdrawIcon = /* @__PURE__ */ createIcon(ArrowUpFromLine);
