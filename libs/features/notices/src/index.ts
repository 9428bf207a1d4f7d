export { NoticesButton } from './bell/NoticesButton.tsx';
