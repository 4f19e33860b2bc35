/** What other areas use of this one. */
export { dismissStaffNotifications, reopen, settle, settleFor } from './dismiss';
export { html } from './html';
export { acknowledgement, notificationKinds, pageLink } from './kind';
export { quote, removeNameAndQuotesOf, type NamedPerson } from './names';
export { notificationColumns, notify } from './notify';
export { neverToldOfMessages } from './reads';
