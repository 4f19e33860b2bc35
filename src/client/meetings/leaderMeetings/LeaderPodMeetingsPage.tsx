import { DetailPage } from '../../ui/pages/DetailPage';
import { leaderPodCrumbs } from './leaderPodCrumbs';
import { OccurrenceList } from '../occurrences/OccurrenceList';
import { WithLeaderPod } from './WithLeaderPod';
import { upcomingTitle } from '../occurrences/occurrenceWords';

/** /leader-pod/meetings: upcoming leader meetings, which staff can skip or move. */
export function LeaderPodMeetingsPage() {
  return (
    <WithLeaderPod>
      {(leaderPod) => (
        <DetailPage title={upcomingTitle} crumbs={leaderPodCrumbs(leaderPod, upcomingTitle)} intro={leaderPod.name}>
          <OccurrenceList meeting={leaderPod.scheduledMeeting} />
        </DetailPage>
      )}
    </WithLeaderPod>
  );
}
