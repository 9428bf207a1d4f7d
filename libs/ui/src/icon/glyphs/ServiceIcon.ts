import MessageCircle from 'lucide-react/icons/message-circle';
import { createIcon } from '../createIcon.tsx';

export const ServiceIcon = /* @__PURE__ */ createIcon(MessageCircle);
