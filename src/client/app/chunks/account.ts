export { BioPage } from '../../account/BioPage';
export { ChangePasswordPage } from '../../account/ChangePasswordPage';
export { DeleteAccountPage } from '../../account/DeleteAccountPage';
export { HandOverBusinessPage } from '../../account/HandOverBusinessPage';
export { IdentitiesPage } from '../../account/identities/IdentitiesPage';
export { MyJourneyPage } from '../../account/journey/MyJourneyPage';
export { PasskeysPage } from '../../account/passkeys/PasskeysPage';
export { TwoFactorPage } from '../../account/twoFactor/TwoFactorPage';
