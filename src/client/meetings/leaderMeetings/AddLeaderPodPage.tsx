import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Membership, MeetingInput } from '../../../contract/entities.gen';
import { paths, pathTo } from '../../../domain/links';
import { useCreateLeaderPodMutation } from '../../api/meetingsApi';
import { WithMembership } from '../../memberships';
import { formDraft } from '../../ui/form/drafts/formDraft';
import { FormPage } from '../../ui/pages/FormPage';
import { useReaderZone } from '../../ui/readerZone';
import { showMessage } from '../../ui/messages/showMessage';
import { newMeetingFormValues } from '../form/formValues';
import { LeaderPodForm } from './LeaderPodForm';
import { leaderPodsCrumbs } from './leaderPodCrumbs';
import { words as text } from './leaderPodWords.gen';

export function AddLeaderPodPage() {
  return (
    <WithMembership can="manageLeaderMeetings">
      {(membership) => <AddLeaderPod key={membership.id} membership={membership} />}
    </WithMembership>
  );
}

function AddLeaderPod({ membership }: { membership: Membership }) {
  const { id, zoomSupported } = membership;
  const navigate = useNavigate();
  const timezone = useReaderZone();
  const [createLeaderPod] = useCreateLeaderPodMutation();
  const [initialMeeting] = useState(() => newMeetingFormValues(timezone));
  const add = async (meetingInput: MeetingInput) => {
    const leaderPod = await createLeaderPod({ id, meetingInput }).unwrap();
    await navigate(pathTo(paths.leaderPod, { leaderPod: leaderPod.id }), { replace: true });
    showMessage(text.added);
  };
  return (
    <FormPage
      title={text.addTitle}
      crumbs={[...leaderPodsCrumbs(membership, true), { label: text.addTitle }]}
      intro={text.addIntro}
    >
      <LeaderPodForm
        initialMeeting={initialMeeting}
        draft={formDraft(`new-leader-meeting.${id}`)}
        isLinkOptional={zoomSupported}
        onSave={add}
        submit={text.create}
        back={pathTo(paths.leaderPods, { membership: id })}
      />
    </FormPage>
  );
}
