import { leaderMeetingIn } from '../../meetings/testing/leaderMeeting';
import { formPod, joinWaitlistToLead, weekly } from '../../testing/catalogue/podRows';
import { expectSuccess, type World } from '../../testing/catalogue/world';
import { leader, member, membership, pod, send, type AuditRow } from './auditRow';

const apply = send('participant', 'post', membership('/request-leadership'), {});
const unassign = send('leader', 'delete', pod('/assistant-leader'));

const ask = async (world: World) => {
  await unassign(world);
  const body = { participantId: world.people.participant.id };
  return expectSuccess(await (await world.as('leader')).post(pod('/assistant-leader')(world), body));
};

const offer = async (world: World) => {
  const body = { participantId: world.people.participant.id };
  return expectSuccess(await (await world.as('admin')).post(pod('/leader-transfers')(world), body));
};

async function accept(world: World) {
  const me = await world.as('participant');
  const [offered] = (await me.get('/v1/leader-transfers/my-transfers')).body as { id: string }[];
  const body = { meetingLink: 'https://meet.example.com/new-leader' };
  return expectSuccess(await me.post(`/v1/leader-transfers/${offered?.id}/accept`, body));
}

async function deleteEmptyPod(world: World) {
  const empty = await world.test.make.pod({ membership: world.membership, name: 'Nobody' });
  return expectSuccess(await (await world.as('admin')).delete(`/v1/pods/${empty.id}`));
}

async function addPod(world: World) {
  const body = { name: 'New pod', meeting: weekly(world) };
  return expectSuccess(await (await world.as('owner')).post(membership('/pods')(world), body));
}

async function moveLeaderMeeting(world: World) {
  const meetings = (await (await world.as('admin')).get(membership('/leader-pods')(world))).body as {
    scheduledMeeting: { id: string };
  }[];
  return expectSuccess(
    await (await world.as('admin')).put(`/v1/scheduled-meetings/${meetings[0]?.scheduledMeeting.id}`, weekly(world)),
  );
}

const meetWeekly = async (world: World) =>
  expectSuccess(await (await world.as('leader')).put(`/v1/scheduled-meetings/${world.pod.meetingId}`, weekly(world)));

const firstDate = (world: World) =>
  `/v1/scheduled-meetings/${world.pod.meetingId}/occurrences/${weekly(world).unixTime}`;

async function removeMessage(world: World) {
  const messages = `/v1/channels/${world.pod.channelId}/messages`;
  return expectSuccess(await (await world.as('leader')).delete(`${messages}/${world.ids.messages}`));
}

export const podRows: AuditRow[] = [
  {
    operation: 'approveLeader',
    act: 'LEADER_APPROVED',
    given: apply,
    does: send('admin', 'post', leader('participant', '/approve')),
    by: 'admin',
    person: 'participant',
  },
  {
    operation: 'declineLeader',
    act: 'LEADER_DECLINED',
    given: apply,
    does: send('admin', 'post', leader('participant', '/decline')),
    by: 'admin',
    person: 'participant',
  },
  {
    operation: 'reopenApplication',
    act: 'LEADER_ANSWER_UNDONE',
    given: async (world) => {
      await apply(world);
      await send('admin', 'post', leader('participant', '/decline'))(world);
    },
    does: send('admin', 'post', leader('participant', '/reopen-application?answer=DECLINED')),
    by: 'admin',
    person: 'participant',
  },
  {
    operation: 'setLeaderStatus',
    act: 'LEADER_STATUS_SET',
    does: send('owner', 'put', member('/leader-status'), { status: 'SIGNED_OFF' }),
    by: 'owner',
    person: 'participant',
    detail: 'SIGNED_OFF',
  },
  {
    operation: 'demoteLeader',
    act: 'LEADER_DEMOTED',
    does: send('owner', 'delete', leader('leader', '')),
    by: 'owner',
    person: 'leader',
    about: 'pod',
  },
  {
    operation: 'offerLeaderTransfer',
    act: 'LEADERSHIP_OFFERED',
    does: offer,
    by: 'admin',
    person: 'participant',
    about: 'pod',
  },
  {
    operation: 'acceptLeaderTransfer',
    act: 'LEADERSHIP_ACCEPTED',
    given: offer,
    does: accept,
    by: 'participant',
    person: 'leader',
    about: 'pod',
  },
  {
    operation: 'assignAssistantLeader',
    act: 'ASSISTANT_ASKED',
    given: unassign,
    does: async (world) => {
      const body = { participantId: world.people.participant.id };
      return expectSuccess(await (await world.as('leader')).post(pod('/assistant-leader')(world), body));
    },
    by: 'leader',
    person: 'participant',
    about: 'pod',
  },
  {
    operation: 'confirmAssistantLeader',
    act: 'ASSISTANT_CONFIRMED',
    given: ask,
    does: send('participant', 'post', pod('/assistant-leader/confirm'), {
      meetingLink: 'https://meet.example.com/anna',
    }),
    by: 'participant',
    about: 'pod',
  },
  {
    operation: 'declineAssistantLeader',
    act: 'ASSISTANT_DECLINED',
    given: ask,
    does: send('participant', 'post', pod('/assistant-leader/decline')),
    by: 'participant',
    about: 'pod',
  },
  {
    operation: 'unassignAssistantLeader',
    act: 'ASSISTANT_REMOVED',
    does: unassign,
    by: 'leader',
    person: 'assistant',
    about: 'pod',
  },
  {
    operation: 'formPod',
    act: 'POD_CREATED',
    given: joinWaitlistToLead,
    does: formPod,
    by: 'owner',
    person: 'leftPod',
    about: 'pod',
    podName: 'New pod',
    detail: 'Early Birds',
  },
  {
    operation: 'createPod',
    act: 'POD_CREATED',
    does: addPod,
    by: 'owner',
    person: 'owner',
    about: 'pod',
    podName: 'New pod',
  },
  {
    operation: 'updatePod',
    act: 'POD_CHANGED',
    does: send('leader', 'patch', pod(''), { name: 'Larks', maxParticipants: 6 }),
    by: 'leader',
    about: 'pod',
    podName: 'Larks',
    fields: ['name', 'maxParticipants'],
  },
  {
    operation: 'updateScheduledMeeting',
    act: 'POD_CHANGED',
    does: async (world) =>
      expectSuccess(
        await (await world.as('admin')).put(`/v1/scheduled-meetings/${world.pod.meetingId}`, weekly(world)),
      ),
    by: 'admin',
    about: 'pod',
    fields: ['meeting'],
  },
  {
    operation: 'changeOccurrence',
    act: 'POD_CHANGED',
    given: meetWeekly,
    does: async (world) => expectSuccess(await (await world.as('leader')).put(firstDate(world), { change: 'SKIPPED' })),
    by: 'leader',
    about: 'pod',
    fields: ['meeting'],
  },
  {
    operation: 'restoreOccurrence',
    act: 'POD_CHANGED',
    given: async (world) => {
      await meetWeekly(world);
      expectSuccess(await (await world.as('leader')).put(firstDate(world), { change: 'SKIPPED' }));
    },
    does: async (world) => expectSuccess(await (await world.as('leader')).delete(firstDate(world))),
    by: 'leader',
    about: 'pod',
    fields: ['meeting'],
  },
  { operation: 'deletePod', act: 'POD_DELETED', does: deleteEmptyPod, by: 'admin', about: 'pod', podName: 'Nobody' },
  {
    operation: 'leavePod',
    act: 'POD_DELETED',
    does: async (world) => {
      const empty = await world.test.make.pod({
        membership: world.membership,
        name: 'Nobody',
        leader: world.people.waitlisted,
      });
      return expectSuccess(await (await world.as('waitlisted')).delete(`/v1/pods/${empty.id}/members`));
    },
    by: 'waitlisted',
    about: 'pod',
    podName: 'Nobody',
  },
  {
    operation: 'placePodMember',
    act: 'POD_MEMBER_PLACED',
    does: async (world) =>
      expectSuccess(
        await (
          await world.as('owner')
        ).put(`/v1/pods/${world.otherPod.id}/members/${world.people.participant.id}`, undefined),
      ),
    by: 'owner',
    person: 'participant',
    about: 'pod',
    podName: 'Night Owls',
  },
  {
    operation: 'removePodMember',
    act: 'POD_MEMBER_REMOVED',
    does: async (world) =>
      expectSuccess(await (await world.as('leader')).delete(pod(`/members/${world.people.participant.id}`)(world))),
    by: 'leader',
    person: 'participant',
    about: 'pod',
  },
  {
    operation: 'removeMessage',
    act: 'MESSAGE_REMOVED',
    does: removeMessage,
    by: 'leader',
    person: 'participant',
    about: 'pod',
  },
  {
    operation: 'createLeaderPod',
    act: 'LEADER_MEETING_SCHEDULED',
    does: async (world) => {
      const body = leaderMeetingIn(world.test).input;
      return expectSuccess(await (await world.as('owner')).post(membership('/leader-pods')(world), body));
    },
    by: 'owner',
  },
  {
    operation: 'updateScheduledMeeting',
    act: 'LEADER_MEETING_CHANGED',
    does: moveLeaderMeeting,
    by: 'admin',
  },
  {
    operation: 'deleteLeaderPod',
    act: 'LEADER_MEETING_CANCELLED',
    does: async (world) =>
      expectSuccess(await (await world.as('owner')).delete(`/v1/leader-pods/${world.ids['leader-pods']}`)),
    by: 'owner',
  },
];
