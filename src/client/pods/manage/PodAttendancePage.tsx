import { AttendanceList, meetingWords } from '../../meetings';
import { DetailPage } from '../../ui/pages/DetailPage';
import { NotFoundNotice } from '../../ui/states/NotFoundNotice';
import { podCrumbs } from '../podCrumbs';
import { maySeeMembers } from '../people/PodMembersSection';
import { WithPod } from '../WithPod';

export function PodAttendancePage() {
  return (
    <WithPod>
      {(pod) =>
        maySeeMembers(pod) ? (
          <DetailPage title={meetingWords.attendance} crumbs={podCrumbs(pod, meetingWords.attendance)} intro={pod.name}>
            <AttendanceList pod={pod} />
          </DetailPage>
        ) : (
          <NotFoundNotice />
        )
      }
    </WithPod>
  );
}
