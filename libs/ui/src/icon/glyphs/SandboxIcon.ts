import FlaskConical from 'lucide-react/icons/flask-conical';
import { createIcon } from '../createIcon.tsx';

export const SandboxIcon = /* @__PURE__ */ createIcon(FlaskConical);
