export { ConfirmEmailPage } from '../../account/ConfirmEmailPage';
export { StepAnswerPage } from '../../steps/StepAnswerPage';
export { UnsubscribePage } from '../../notifications/UnsubscribePage';
export { LoginLinkPage } from '../../session/LoginLinkPage';
export { ResetPasswordPage } from '../../session/ResetPasswordPage';
export { SignUpCheckInboxPage } from '../../session/SignUpCheckInboxPage';
export { VerifyEmailPage } from '../../session/VerifyEmailPage';
