import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PodValues } from '../../domain/pods/forms';
import type { Membership, Pod } from '../../contract/entities.gen';
import { useUpdateScheduledMeetingMutation } from '../api/meetingsApi';
import { useGetMembershipQuery } from '../api/membershipsApi';
import { useUpdatePodMutation } from '../api/podsApi';
import { pathTo, paths } from '../../domain/links';
import { meetingFormValues, meetingInputOf } from '../meetings';
import { FormPage } from '../ui/FormPage';
import { NotFoundNotice } from '../ui/NotFoundNotice';
import { showMessage } from '../ui/showMessage';
import { QueryState } from '../ui/QueryState';
import { FieldsSkeleton } from '../ui/skeletons';
import { useNow } from '../ui/useNow';
import { PodForm } from './PodForm';
import { WithPod } from './WithPod';
import { words } from './words';

const text = words.form;

/** /pod/edit: name, size, meeting and its pause, for its leader, owner and admins. */
export function EditPodPage() {
  return (
    <WithPod isCandidate={({ can }) => can.edit} skeleton={<FieldsSkeleton count={6} />}>
      {(pod) => (pod.can.edit ? <EditPod key={pod.id} pod={pod} /> : <NotFoundNotice />)}
    </WithPod>
  );
}

function EditPod({ pod }: { pod: Pod }) {
  const membership = useGetMembershipQuery({ id: pod.membershipId });
  const back = pathTo(paths.pod, { pod: pod.id });
  return (
    <FormPage
      title={text.editTitle}
      crumbs={[{ label: words.pods, to: paths.pods }, { label: pod.name, to: back }, { label: text.editTitle }]}
    >
      <QueryState query={membership} skeleton={<FieldsSkeleton count={6} />}>
        {(of) => <PodToEdit pod={pod} membership={of} back={back} />}
      </QueryState>
    </FormPage>
  );
}

function PodToEdit({ pod, membership, back }: { pod: Pod; membership: Membership; back: string }) {
  const navigate = useNavigate();
  const now = useNow();
  const save = useSave(pod);
  // As it was when the form was opened: what others change meanwhile must not move under the fingers.
  const [opened] = useState({ pod, now });
  const { scheduledMeeting: meeting, name, maxParticipants, leaderId = '' } = opened.pod;
  const isMadeByZoom = meeting.thirdPartyMeetingId !== undefined;
  return (
    <PodForm
      start={{ name, maxParticipants, leaderId, meeting: meetingFormValues(meeting, opened.now) }}
      options={{
        purpose: 'edit',
        nowSeconds: now,
        originalUnixTime: meeting.unixTime,
        isLinkOptional: membership.zoomSupported || isMadeByZoom,
      }}
      onSave={async (values) => {
        await save(values);
        await navigate(back, { replace: true });
        showMessage(text.saved);
      }}
      submit={text.save}
      back={back}
    />
  );
}

/** The meeting first: if it can't be saved, nothing is; a repeat of either changes nothing more. */
function useSave(pod: Pod) {
  const [updateMeeting] = useUpdateScheduledMeetingMutation();
  const [updatePod] = useUpdatePodMutation();
  return async ({ name, maxParticipants, meeting }: PodValues) => {
    await updateMeeting({ id: pod.meetingScheduleId, meetingInput: meetingInputOf(meeting) }).unwrap();
    if (name === pod.name && maxParticipants === pod.maxParticipants) return;
    await updatePod({ id: pod.id, podUpdate: { name, maxParticipants } }).unwrap();
  };
}
