import { DetailPage } from '../../ui/pages/DetailPage';
import { OccurrenceList } from '../occurrences/OccurrenceList';
import { upcomingTitle } from '../occurrences/occurrenceWords';
import { leaderPodCrumbs } from './leaderPodCrumbs';
import { WithLeaderPod } from './WithLeaderPod';

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
