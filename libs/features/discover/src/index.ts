export { OffersCard } from './components/offers/OffersCard.tsx';
export { OffersPanel } from './components/offers/OffersPanel.tsx';
export { OperatorCard, type Operator, type OperatorCardProps } from './components/OperatorCard.tsx';
export { AboutPage, type AboutPageProps } from './pages/about/AboutPage.tsx';
export { CookiePage } from './pages/cookie/CookiePage.tsx';
export { ArticlePage, type ArticlePageProps } from './pages/article/ArticlePage.tsx';
export { DiscoverPage } from './pages/discover/DiscoverPage.tsx';
export { OffersPage } from './pages/offers/OffersPage.tsx';
export { PrivacyPage } from './pages/privacy/PrivacyPage.tsx';
