export { BioPage } from '../../account/BioPage';
export { ChangePasswordPage } from '../../account/ChangePasswordPage';
export { DeleteAccountPage } from '../../account/DeleteAccountPage';
export { HandOverBusinessPage } from '../../account/HandOverBusinessPage';
export { TwoFactorPage } from '../../account/twoFactor/TwoFactorPage';
