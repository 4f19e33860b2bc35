export { AddLeaderPodPage } from '../../meetings/leaderMeetings/AddLeaderPodPage';
export { CancelLeaderPodPage } from '../../meetings/leaderMeetings/CancelLeaderPodPage';
export { EditLeaderPodPage } from '../../meetings/leaderMeetings/EditLeaderPodPage';
export { LeaderPodPage } from '../../meetings/leaderMeetings/LeaderPodPage';
export { LeaderPodMeetingsPage } from '../../meetings/leaderMeetings/LeaderPodMeetingsPage';
export { LeaderPodParticipantsPage } from '../../meetings/leaderMeetings/LeaderPodParticipantsPage';
export { LeaderPodsPage } from '../../meetings/leaderMeetings/LeaderPodsPage';
