import Landmark from 'lucide-react/icons/landmark';
import { createIcon } from '../createIcon.tsx';

export const BankIcon = /* @__PURE__ */ createIcon(Landmark);
