/** The notifications area's public interface. */
export { digestReader, dueOf, type DigestReader } from './digestReaders';
export {
  lookForEverybody,
  lookForMissedMessages,
  noteLooked,
  scheduleDigests,
  takeDueReaders,
  type Looked,
  type MayHaveMissed,
} from './digestSchedule';
export { html } from './html';
export { acknowledgement, groupKeyOf, notificationKinds, pageLink, type NotificationContent } from './kind';
export { quote, removeNameAndQuotesOf, removeNotificationsOf, type NamedPerson } from './names';
export { notificationColumns, notify, notifyEach } from './notify';
export { deviceColumns, openDevice, PUSHES_AT_ONCE, pushOptions, pushTo } from './push';
export { neverToldOfMessages } from './reads';
export {
  dismissStaffNotifications,
  isOpenInGroup,
  reopen,
  settle,
  settleAll,
  settleFor,
  settleGroupFor,
  settleGroups,
} from './settle';
export { unsubscribeCode, unsubscribeLinks } from './unsubscribeLinks';
