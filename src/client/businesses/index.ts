export { AdminInvitations } from './AdminInvitations';
export { AdminsPanel } from './AdminsPanel';
export { BusinessPanel } from './BusinessPanel';
export { toBusinessPanel } from './toBusinessPanel';
