/** What other areas use of this one. */
export { availablePods, isAvailablePod } from './availablePods';
export { overrideAssistantLink } from './changePodMeeting';
export { joinPreferredPod } from './joinPreferredPod';
export { leaveAllPods } from './leaveAllPods';
export { seatLeader, setPodRole } from './leaderSeat';
export { isConfirmedAssistant, leaderOf, lockPod, lockPods, roleIn, type LockedPod } from './lock';
export { mailPodMeetings } from './mailPodMeetings';
export { assistantSubject, transferSubject, viewPod, type NamedPod, type PersonInPod } from './notificationKinds';
export { podWithMeeting } from './podWithMeeting';
export { podTakenPartIn, refuseSecondPlace } from './onePlace';
export { promoteInPods, promoteFromWaitlist } from './promotion';
export { podPlace } from './podPlace';
export { podSeenBy } from './reads';
export { clearAssistant, releaseAssistant } from './releaseAssistant';
export { endSearch, unseat } from './seats';
export { publishOffer, type Transfer } from './transferNotices';
export { closeTransfer, endOfferOfPod, storedOpenTransfer } from './transfers';
export { updatePod } from './updatePod';
