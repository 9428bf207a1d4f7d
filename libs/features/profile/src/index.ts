export { UserDrawerContent, type UserDrawerContentProps } from './drawer/UserDrawerContent.tsx';
export { ApplicationPage } from './pages/application/ApplicationPage.tsx';
export { ProfilePage } from './pages/profile/ProfilePage.tsx';
export { RecordsPage } from './pages/records/RecordsPage.tsx';
