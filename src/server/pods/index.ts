/** The pods area's public interface. */
export { availablePods, isAvailablePod } from './lists/availablePods';
export { joinPreferredPod } from './join/joinPreferredPod';
export { leaveAllPods } from './join/leaveAllPods';
export { seatLeader, setPodRole } from './leaderSeat';
export { isConfirmedAssistant, leaderOf, lockPod, lockPods, roleIn, type LockedPod } from './lock';
export { mailPodMeetings } from './mailPodMeetings';
export { assistantSubject, transferSubject, viewPod, type NamedPod, type PersonInPod } from './notificationKinds';
export { podWithMeeting } from './podWithMeeting';
export { podTakenPartIn, refuseSecondPlace } from './join/onePlace';
export { promoteInPods, promoteFromWaitlist } from './waitlist/promotion';
export { podSeenBy } from './reads';
export { clearAssistant, releaseAssistant } from './releaseAssistant';
export { endSearch, unseat } from './seats';
export { publishOffer, type Transfer } from './transfers/transferNotices';
export { closeTransfer, endOfferOfPod, offerAbout, storedOpenTransfer } from './transfers/transfers';
