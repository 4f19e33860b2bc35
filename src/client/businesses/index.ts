/** The parts of businesses that other areas may use. */
export { AdminInvitations } from './AdminInvitations';
export { AdminsPanel } from './AdminsPanel';
export { BusinessPanel } from './BusinessPanel';
