import { meetingWords, OccurrenceList } from '../meetings';
import { DetailPage } from '../ui/pages/DetailPage';
import { podCrumbs } from './podCrumbs';
import { WithPod } from './WithPod';

export function PodMeetingsPage() {
  return (
    <WithPod>
      {(pod) => (
        <DetailPage title={meetingWords.upcoming} crumbs={podCrumbs(pod, meetingWords.upcoming)} intro={pod.name}>
          <OccurrenceList meeting={pod.scheduledMeeting} />
        </DetailPage>
      )}
    </WithPod>
  );
}
