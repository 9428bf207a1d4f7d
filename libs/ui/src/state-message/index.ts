export { StateMessage, type StateMessageProps } from './StateMessage.tsx';
