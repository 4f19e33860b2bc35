export { availablePods, isAvailablePod } from './lists/availablePods';
export { joinPreferredPod } from './join/joinPreferredPod';
export { deletePodIn, emptyAndDeletePod } from './deletePod';
export { podFilter } from './lists/podFilter';
export { podRooms, type PodRoom } from './join/podRoom';
export { placeInPod } from './join/placeInPod';
export { removePodMemberIn } from './join/removePodMember';
export { leaveAllPods } from './join/leaveAllPods';
export { seatLeader, setPodRole } from './leaderSeat';
export { isConfirmedAssistant, leaderOf, lockPod, lockPods, roleIn, type LockedPod } from './lockPod';
export { mailPodMeetings } from './mailPodMeetings';
export {
  assistantSubject,
  transferSubject,
  podLinkContent,
  withoutLeaderSubject,
  type NamedPod,
  podAndPerson,
  type NamedPersonInPod,
} from './notificationKinds';
export { podWithMeeting } from './podWithMeeting';
export { participatedPodName, refuseSecondSeat } from './join/secondSeat';
export { promoteInPods, promoteFromWaitlist } from './waitlist/promotion';
export { lockPodMeeting } from './podMeeting';
export { publishPodChange, publishPodChangeTo } from './publishPodChange';
export { podSeenBy } from './reads';
export { clearAssistant, releaseAssistant } from './endAssistance';
export { endPodSearch, removeParticipant } from './seats';
export { publishTransfer, type Transfer } from './transfers/transferNotices';
export { closeTransfer, closePodTransfer, transferMailKey, findStoredOpenTransfer } from './transfers/closeTransfer';
