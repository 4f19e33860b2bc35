import { DetailPage } from '../../ui/pages/DetailPage';
import { OccurrenceList } from '../occurrences/OccurrenceList';
import { words as meetingTitles } from '../occurrences/titleWords.gen';
import { leaderPodCrumbs } from './leaderPodCrumbs';
import { WithLeaderPod } from './WithLeaderPod';

export function LeaderPodMeetingsPage() {
  return (
    <WithLeaderPod>
      {(leaderPod) => (
        <DetailPage
          title={meetingTitles.upcoming}
          crumbs={leaderPodCrumbs(leaderPod, meetingTitles.upcoming)}
          intro={leaderPod.name}
        >
          <OccurrenceList meeting={leaderPod.scheduledMeeting} />
        </DetailPage>
      )}
    </WithLeaderPod>
  );
}
