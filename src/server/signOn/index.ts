export { openClientSecret } from './providers';
