export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './Breadcrumb.tsx';
export { englishBreadcrumbTexts, type BreadcrumbTexts } from './breadcrumbTexts.ts';
