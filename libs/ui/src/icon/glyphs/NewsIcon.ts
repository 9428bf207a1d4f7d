import Newspaper from 'lucide-react/icons/newspaper';
import { createIcon } from '../createIcon.tsx';

export const NewsIcon = /* @__PURE__ */ createIcon(Newspaper);
