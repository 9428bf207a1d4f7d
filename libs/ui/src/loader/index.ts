export { LoaderHost, type LoaderHostProps } from './LoaderHost.tsx';
