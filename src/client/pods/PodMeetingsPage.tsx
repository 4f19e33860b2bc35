import { meetingTitles, OccurrenceList } from '../meetings';
import { DetailPage } from '../ui/pages/DetailPage';
import { podCrumbs } from './podCrumbs';
import { WithPod } from './WithPod';

export function PodMeetingsPage() {
  return (
    <WithPod>
      {(pod) => (
        <DetailPage title={meetingTitles.upcoming} crumbs={podCrumbs(pod, meetingTitles.upcoming)} intro={pod.name}>
          <OccurrenceList meeting={pod.scheduledMeeting} />
        </DetailPage>
      )}
    </WithPod>
  );
}
