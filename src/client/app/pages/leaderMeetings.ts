export { AddLeaderPodPage } from '../../meetings/AddLeaderPodPage';
export { CancelLeaderPodPage } from '../../meetings/CancelLeaderPodPage';
export { EditLeaderPodPage } from '../../meetings/EditLeaderPodPage';
export { LeaderPodPage } from '../../meetings/LeaderPodPage';
export { LeaderPodMeetingsPage } from '../../meetings/LeaderPodMeetingsPage';
export { LeaderPodParticipantsPage } from '../../meetings/LeaderPodParticipantsPage';
export { LeaderPodsPage } from '../../meetings/LeaderPodsPage';
