import WalletCards from 'lucide-react/icons/wallet-cards';
import { createIcon } from '../createIcon.tsx';

export const HoldingsIcon = /* @__PURE__ */ createIcon(WalletCards);
