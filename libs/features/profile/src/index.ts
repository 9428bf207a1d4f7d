export { changePasswordDialog } from './dialogs/change-password/changePasswordDialog.ts';
export { openSetPin } from './dialogs/set-pin/openSetPin.ts';
export { setPinDialog } from './dialogs/set-pin/setPinDialog.ts';
export { updateAvatarDialog } from './dialogs/update-avatar/updateAvatarDialog.ts';
export { viewKycDialog } from './dialogs/view-kyc/viewKycDialog.ts';
export type { DrawerPlace } from './drawer/DrawerMenu.tsx';
export { UserDrawerContent, type UserDrawerContentProps } from './drawer/UserDrawerContent.tsx';
export { LimitsPage } from './pages/limits/LimitsPage.tsx';
export { ProfilePage, type ProfilePageProps } from './pages/profile/ProfilePage.tsx';
