export { AuditLogPage } from '../../audit/AuditLogPage';
export { AdminsPage } from '../../businesses/AdminsPage';
export { AssignAdminPage } from '../../businesses/AssignAdminPage';
export { BusinessSettingsPage } from '../../businesses/BusinessSettingsPage';
export { InviteAdminPage } from '../../businesses/InviteAdminPage';
export { RemoveAdminPage } from '../../businesses/RemoveAdminPage';
export { SetupZoomPage } from '../../businesses/SetupZoomPage';
export { ZoomSettingsPage } from '../../businesses/ZoomSettingsPage';
