import { DetailPage } from '../../ui/pages/DetailPage';
import { OccurrenceList } from '../occurrences/OccurrenceList';
import { words as meetingWords } from '../words.gen';
import { leaderPodCrumbs } from './leaderPodCrumbs';
import { WithLeaderPod } from './WithLeaderPod';

export function LeaderPodMeetingsPage() {
  return (
    <WithLeaderPod>
      {(leaderPod) => (
        <DetailPage
          title={meetingWords.upcoming}
          crumbs={leaderPodCrumbs(leaderPod, meetingWords.upcoming)}
          intro={leaderPod.name}
        >
          <OccurrenceList meeting={leaderPod.scheduledMeeting} />
        </DetailPage>
      )}
    </WithLeaderPod>
  );
}
