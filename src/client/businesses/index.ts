/** What other areas use of businesses. */
export { AdminInvitations } from './AdminInvitations';
export { AdminsPanel } from './AdminsPanel';
