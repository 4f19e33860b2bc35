import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Membership, Pod } from '../../../contract/entities.gen';
import { paths, pathTo } from '../../../domain/links';
import { useGetMembershipQuery } from '../../api/membershipsApi';
import { podsApi, useUpdatePodMutation } from '../../api/podsApi';
import { meetingFormValues, openedMeeting } from '../../meetings';
import type { PodValues } from '../../../domain/pods/forms';
import { changedParts } from '../../ui/form/rebase';
import { useEdited } from '../../ui/form/useEdited';
import { formDraft } from '../../ui/form/drafts/formDraft';
import { FormPage } from '../../ui/pages/FormPage';
import { NotFoundNotice } from '../../ui/states/NotFoundNotice';
import { QueryState } from '../../ui/states/QueryState';
import { showMessage } from '../../ui/messages/showMessage';
import { FieldsSkeleton } from '../../ui/states/skeletons';
import { nowInSeconds } from '../../ui/useNow';
import { podCrumbs } from '../podCrumbs';
import { WithPod } from '../WithPod';
import { words } from '../words.gen';
import { ManageTabs } from './ManageTabs';
import { PodForm } from './PodForm';
import { podFormValues, podInputOf } from './podFormValues';

const text = words.form;

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
      title={words.admin.title({ pod: pod.name })}
      crumbs={podCrumbs(pod, words.admin.crumb)}
      intro={pod.membershipName}
    >
      <ManageTabs pod={pod} current="pod" />
      <QueryState query={membership} skeleton={<FieldsSkeleton count={6} />}>
        {(of) => <EditPodForm pod={pod} membership={of} back={back} />}
      </QueryState>
    </FormPage>
  );
}

function EditPodForm({ pod, membership, back }: { pod: Pod; membership: Membership; back: string }) {
  const navigate = useNavigate();
  const [updatePod] = useUpdatePodMutation();
  const [getPod] = podsApi.useLazyGetPodQuery();
  const [opened] = useState(() => ({ pod, meeting: openedMeeting(pod.scheduledMeeting, nowInSeconds()) }));
  const edited = useEdited(
    pod,
    (of) => podFormValues(of, meetingFormValues(of.scheduledMeeting, nowInSeconds())),
    () => getPod({ id: pod.id }).unwrap(),
  );
  return (
    <PodForm
      membership={membership}
      existing={opened}
      initialValues={edited.initialValues}
      draft={formDraft(`pod.${pod.id}`)}
      latest={edited.latest}
      onSave={async ({ leaderId: _leaderId, ...given }) => {
        const { leaderId: _nobody, ...untouched } = podInputOf(edited.base() as PodValues);
        const podUpdate = { ...changedParts(given, untouched), version: edited.version() };
        await updatePod({ id: pod.id, podUpdate }).unwrap();
        await navigate(back, { replace: true });
        showMessage(text.saved);
      }}
      submit={text.save}
      back={back}
    />
  );
}
