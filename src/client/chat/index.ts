/** What other areas may know of the chat. */
export { clearUnsent } from './outbox/unsentKeys';
