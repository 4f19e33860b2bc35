export { ForgotPasswordPage } from '../../session/ForgotPasswordPage';
export { LoginLinkPage } from '../../session/LoginLinkPage';
