export { Link, LinkButton, type LinkButtonProps, type LinkProps } from './Link.tsx';
