/** What other areas use of this one. */
export {
  digestReader,
  dueOf,
  lookForEverybody,
  lookForMissedMessages,
  noteLooked,
  scheduleDigests,
  takeDueReaders,
  type DigestReader,
  type Looked,
  type MayHaveMissed,
} from './digests';
export { html } from './html';
export { acknowledgement, groupKeyOf, notificationKinds, pageLink } from './kind';
export { quote, removeNameAndQuotesOf, type NamedPerson } from './names';
export { notificationColumns, notify } from './notify';
export { deviceColumns, openDevice, pushTo } from './push';
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
