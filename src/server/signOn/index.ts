export { openClientSecret, sealClientSecret } from './providers';
