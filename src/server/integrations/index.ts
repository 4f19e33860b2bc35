export { revokeKeysOf } from './revokeApiKey';
