import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PodValues } from '../../domain/pods/forms';
import { MAX_PARTICIPANTS_ON_CREATE } from '../../domain/forms/fields';
import type { Membership, Pod } from '../../contract/entities.gen';
import { useListLeadersQuery } from '../api/leadershipApi';
import { useGetPlatformSettingsQuery } from '../api/membershipsApi';
import { useCreatePodMutation, useGetPodQuery } from '../api/podsApi';
import { useGetMyUserQuery } from '../api/sessionApi';
import { useSubject } from '../ui/useSubject';
import { pathTo, paths } from '../../domain/links';
import { meetingFormValues, meetingInputOf, newMeetingFormValues } from '../meetings';
import { FieldsSkeleton } from '../ui/skeletons';
import { showMessage } from '../ui/showMessage';
import { useReaderZone } from '../ui/readerZone';
import { useNow } from '../ui/useNow';
import { PodForm } from './PodForm';
import type { PodFormValues } from './PodForm';
import { words } from './words';

const text = words.form;

/** The membership's MaxParticipants, else the platform's, at most eight (decisions 28 and 59); undefined until known. */
function useUsualMaximum(membership: Membership): number | undefined {
  const { data: platform, isError } = useGetPlatformSettingsQuery();
  if (!platform && !isError) return undefined;
  const named = (settings: readonly { name: string; value: string }[] = []) =>
    Number(settings.find(({ name }) => name === 'MaxParticipants')?.value);
  const usual = named(membership.settings) || named(platform) || MAX_PARTICIPANTS_ON_CREATE;
  return Math.min(usual, MAX_PARTICIPANTS_ON_CREATE);
}

/** Owner and admins choose: themselves, or a leader who has confirmed the training and leads none here (decision 26). */
function useLeaderChoice(membership: Membership) {
  const isStaff = membership.owner || membership.admin;
  const { data: me } = useGetMyUserQuery();
  const leaders = useListLeadersQuery(isStaff ? { id: membership.id } : skipToken);
  if (!isStaff || !me) return { isStaff, isReady: !isStaff, failed: false, choices: [] };
  const others = (leaders.data ?? []).filter(
    ({ userId, leaderStatus, podId }) => leaderStatus === 'SIGNED_OFF' && podId === undefined && userId !== me.id,
  );
  const leadsAlready = membership.leader;
  const choices = [
    { value: '', label: text.chooseLeader },
    ...(leadsAlready ? [] : [{ value: me.id, label: text.me(`${me.firstName} ${me.lastName}`) }]),
    ...others.map(({ userId, firstName, lastName }) => ({ value: userId, label: `${firstName} ${lastName}` })),
  ];
  return { isStaff, isReady: !leaders.isLoading, failed: leaders.isError, choices };
}

/** What a new pod starts from: nothing but the defaults, or the pod that people wait for (decision 32). */
function startOf(like: Pod | undefined, maxParticipants: number, timezone: string, now: number): PodFormValues {
  const empty = { name: '', maxParticipants, leaderId: '', meeting: newMeetingFormValues(timezone) };
  if (!like) return empty;
  const { scheduledMeeting } = like;
  const meeting = {
    ...meetingFormValues(scheduledMeeting, now),
    // Its own link, and a first date that is still to come.
    thirdPartyMeetingLink: '',
    unixTime: scheduledMeeting.nextMeeting ?? ('' as const),
    paused: false,
  };
  return { ...empty, name: text.another(like.name), meeting };
}

/** Waits for all that the form starts from, so that nothing changes under the fingers. */
export function NewPod({ membership }: { membership: Membership }) {
  const likeId = useSubject('pod').id;
  const like = useGetPodQuery(likeId ? { id: likeId } : skipToken);
  const maximum = useUsualMaximum(membership);
  const leaders = useLeaderChoice(membership);
  if (maximum === undefined || !leaders.isReady || like.isLoading) return <FieldsSkeleton count={6} />;
  return <NewPodForm membership={membership} like={like.data} maximum={maximum} leaders={leaders} />;
}

interface NewPodFormProps {
  membership: Membership;
  like: Pod | undefined;
  maximum: number;
  leaders: ReturnType<typeof useLeaderChoice>;
}

function NewPodForm({ membership, like, maximum, leaders }: NewPodFormProps) {
  const navigate = useNavigate();
  const zone = useReaderZone();
  const now = useNow();
  const [createPod] = useCreatePodMutation();
  const [start] = useState(() => startOf(like, maximum, zone, now));
  const { isStaff, failed, choices } = leaders;
  const add = async ({ name, maxParticipants, leaderId, meeting }: PodValues) => {
    const leader = leaderId ? { leaderId } : {};
    const podInput = { name, maxParticipants, ...leader, meeting: meetingInputOf(meeting) };
    const pod = await createPod({ id: membership.id, podInput }).unwrap();
    await navigate(pathTo(paths.pod, { pod: pod.id }), { replace: true });
    showMessage(text.added(pod.name));
  };
  return (
    <>
      {like && <p>{text.likeAnother(like.name)}</p>}
      <PodForm
        start={start}
        options={{
          purpose: 'create',
          nowSeconds: now,
          choosesLeader: isStaff,
          isLinkOptional: membership.zoomSupported,
        }}
        leaders={isStaff ? choices : undefined}
        leadersFailed={failed}
        onSave={add}
        submit={text.create}
        back={paths.pods}
      />
    </>
  );
}
