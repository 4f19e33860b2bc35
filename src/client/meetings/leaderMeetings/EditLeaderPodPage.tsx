import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LeaderPod, MeetingInput } from '../../../contract/entities.gen';
import { paths, pathTo } from '../../../domain/links';
import { meetingsApi, useUpdateScheduledMeetingMutation } from '../../api/meetingsApi';
import { useGetMembershipQuery } from '../../api/membershipsApi';
import { ButtonLink } from '../../ui/ButtonLink';
import { formDraft } from '../../ui/form/drafts/formDraft';
import { FormPage } from '../../ui/pages/FormPage';
import { QueryState } from '../../ui/states/QueryState';
import { Section } from '../../ui/pages/Section';
import { showSaved } from '../../ui/messages/showMessage';
import { FieldsSkeleton } from '../../ui/states/skeletons';
import { nowInSeconds } from '../../ui/useNow';
import { useEdited } from '../../ui/form/useEdited';
import { meetingFormValues, openedMeeting } from '../form/formValues';
import { LeaderPodForm } from './LeaderPodForm';
import { leaderPodCrumbs } from './leaderPodCrumbs';
import { WithLeaderPod } from './WithLeaderPod';
import { words as text } from './leaderPodWords.gen';

const skeleton = <FieldsSkeleton count={6} />;

export function EditLeaderPodPage() {
  return (
    <WithLeaderPod can="edit" skeleton={skeleton}>
      {(leaderPod) => <EditLeaderPod key={leaderPod.id} leaderPod={leaderPod} />}
    </WithLeaderPod>
  );
}

function EditLeaderPod({ leaderPod }: { leaderPod: LeaderPod }) {
  const membership = useGetMembershipQuery({ id: leaderPod.membershipId });
  return (
    <FormPage title={text.edit} crumbs={leaderPodCrumbs(leaderPod, text.edit)} intro={text.editIntro}>
      <QueryState query={membership} skeleton={skeleton}>
        {({ zoomSupported }) => <EditForm leaderPod={leaderPod} hasZoom={zoomSupported} />}
      </QueryState>
      {/* Shows together with the form above it, which would otherwise push it down. */}
      {!membership.isLoading && (
        <Section title={text.deleteTitle}>
          <p>{text.deleteHint}</p>
          <div>
            <ButtonLink
              to={pathTo(paths.leaderPodsConfirmCancel, { leaderPod: leaderPod.id })}
              variant="outline"
              color="red"
            >
              {text.delete}
            </ButtonLink>
          </div>
        </Section>
      )}
    </FormPage>
  );
}

function EditForm({ leaderPod, hasZoom }: { leaderPod: LeaderPod; hasZoom: boolean }) {
  const { scheduledMeeting, meetingScheduleId: id } = leaderPod;
  const navigate = useNavigate();
  const [updateMeeting] = useUpdateScheduledMeetingMutation();
  const [getMeeting] = meetingsApi.useLazyGetScheduledMeetingQuery();
  const [opened] = useState(() => openedMeeting(scheduledMeeting, nowInSeconds()));
  const edited = useEdited(
    scheduledMeeting,
    (of) => ({ meeting: meetingFormValues(of, nowInSeconds()) }),
    () => getMeeting({ id }).unwrap(),
  );
  const back = pathTo(paths.leaderPod, { leaderPod: leaderPod.id });
  const save = async (meeting: MeetingInput) => {
    await updateMeeting({ id, meetingInput: { ...meeting, version: edited.version() } }).unwrap();
    await navigate(back, { replace: true });
    showSaved(text.saved);
  };
  return (
    <LeaderPodForm
      existing={opened}
      initialMeeting={edited.initialValues.meeting}
      draft={formDraft(`leader-meeting.${id}`)}
      latest={edited.latest}
      isLinkOptional={hasZoom || opened.isAtZoom}
      onSave={save}
      submit={text.save}
      back={back}
    />
  );
}
