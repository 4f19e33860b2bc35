export { digestReader, digestDueDate, type DigestReader } from './digestReaders';
export {
  scheduleAllDigestChecks,
  scheduleDigestChecks,
  recordDigestChecks,
  scheduleDigests,
  lockDueReaders,
  type DigestCheck,
  type PossibleReader,
} from './digestSchedule';
export { fillHtml } from './html';
export {
  acknowledgementContent,
  badNewsContent,
  groupKeyOf,
  notificationKinds,
  pageLinkContent,
  type NotificationContent,
  type NotificationKind,
} from './kind';
export { removeNameAndQuotesOf, removeNotificationsOf, type NamedPerson } from './names';
export { notificationColumns, notify, notifyEach } from './notify';
export { deviceColumns, isActiveDevice, PUSHES_AT_ONCE, pushOptions, pushToDevice } from './push';
export { findMissedMessageOptOuts } from './reads';
export { showNotification, type StoredNotification } from './render';
export {
  changeSubject,
  deletePersonalBetween,
  deleteSubjects,
  dismissLeaverNotifications,
  dismissStaffNotifications,
  isOpenInGroup,
  reopenSubject,
  settleSubject,
  settleSubjects,
  withdrawSubjects,
  settleSubjectFor,
  settleGroupFor,
  settleGroups,
} from './settle';
export { unsubscribeCode, unsubscribeLinks } from './unsubscribeLinks';
export { namesRemoved } from './listNotifications';
