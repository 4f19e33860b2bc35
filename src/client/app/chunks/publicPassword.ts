export { ForgotPasswordPage as forgotPassword } from '../../session/ForgotPasswordPage';
