import Rocket from 'lucide-react/icons/rocket';
import { createIcon } from '../createIcon.tsx';

export const IpoIcon = /* @__PURE__ */ createIcon(Rocket);
