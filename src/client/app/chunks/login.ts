export { LoginPage as login } from '../../session/LoginPage';
