import { OccurrenceList, upcomingTitle } from '../meetings';
import { DetailPage } from '../ui/pages/DetailPage';
import { podCrumbs } from './podCrumbs';
import { WithPod } from './WithPod';

export function PodMeetingsPage() {
  return (
    <WithPod>
      {(pod) => (
        <DetailPage title={upcomingTitle} crumbs={podCrumbs(pod, upcomingTitle)} intro={pod.name}>
          <OccurrenceList meeting={pod.scheduledMeeting} />
        </DetailPage>
      )}
    </WithPod>
  );
}
