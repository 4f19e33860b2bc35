/** What other areas use of businesses. */
export { AdminsPanel } from './AdminsPanel';
