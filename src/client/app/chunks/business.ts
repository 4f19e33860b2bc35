export { AuditLogPage as auditLog } from '../../audit/AuditLogPage';
export { AdminsPage as businessAdmins } from '../../businesses/AdminsPage';
export { AssignAdminPage as assignAdmin } from '../../businesses/AssignAdminPage';
export { BusinessSettingsPage as businessSettings } from '../../businesses/BusinessSettingsPage';
export { InviteAdminPage as inviteAdmin } from '../../businesses/InviteAdminPage';
export { RemoveAdminPage as removeAdmin } from '../../businesses/RemoveAdminPage';
export { SetupZoomPage as setupZoom } from '../../businesses/SetupZoomPage';
export { ZoomSettingsPage as thirdPartySettings } from '../../businesses/ZoomSettingsPage';
export { ApiKeysPage as apiKeys } from '../../integrations/ApiKeysPage';
export { CreateApiKeyPage as apiKeysAdd } from '../../integrations/CreateApiKeyPage';
export { CreateWebhookPage as webhooksAdd } from '../../integrations/webhooks/CreateWebhookPage';
export { WebhookPage as webhook } from '../../integrations/webhooks/WebhookPage';
export { WebhooksPage as webhooks } from '../../integrations/webhooks/WebhooksPage';
export { ReportsPage as businessReports } from '../../reports/ReportsPage';
export { SignOnSettingsPage as businessSignOn } from '../../signOn/settings/SignOnSettingsPage';
export {
  AgreementsPage as membershipAgreements,
  BusinessTermsPage as businessTerms,
} from '../../terms/PublishTermsPages';
