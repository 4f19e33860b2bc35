/** The chat's exports to other areas. */
export { clearUnsent } from './outbox/unsentKeys';
