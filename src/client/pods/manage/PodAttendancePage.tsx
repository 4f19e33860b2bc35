import { AttendanceList, meetingTitles } from '../../meetings';
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
          <DetailPage
            title={meetingTitles.attendance}
            crumbs={podCrumbs(pod, meetingTitles.attendance)}
            intro={pod.name}
          >
            <AttendanceList pod={pod} />
          </DetailPage>
        ) : (
          <NotFoundNotice />
        )
      }
    </WithPod>
  );
}
