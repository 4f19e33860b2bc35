import { relationOfCaller, type CallerRow } from './callerRelation';

const stranger = {
  found: true,
  business_id: null,
  membership_id: null,
  pod_id: null,
  channel_id: null,
  owns: false,
  staff_role: null,
  awaits_two_factor: false,
  member_id: null,
  disabled: false,
  leader_status: null,
  pod_role: null,
  is_assistant: false,
  assistant_confirmed: false,
  in_channel: false,
};

const relationOf = (row: Partial<CallerRow>) => relationOfCaller({ ...stranger, ...row } as CallerRow);

const [podId, channelId] = ['0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01', '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a02'];

it('a stranger has no role, and neither owning a subject nor being in a channel gives one', () => {
  const none = { signedIn: true, channelMember: false, owns: false };
  expect(relationOf({})).toEqual(none);
  expect(relationOf({ owns: true })).toEqual({ ...none, owns: true });
  expect(relationOf({ in_channel: true })).toEqual({ ...none, channelMember: true });
});

it('staff and members have their roles; members who haven’t applied to lead have the status NONE', () => {
  expect(relationOf({ staff_role: 'admin', awaits_two_factor: true })).toMatchObject({
    staffRole: 'admin',
    awaitsTwoFactor: true,
  });
  const member = (row: Partial<CallerRow>) => relationOf({ member_id: 'a member', ...row }).member;
  expect(member({})).toEqual({ disabled: false, leaderStatus: 'NONE' });
  expect(member({ disabled: true, leader_status: 'SIGNED_OFF' })).toEqual({
    disabled: true,
    leaderStatus: 'SIGNED_OFF',
  });
  expect(relationOf({ leader_status: 'SIGNED_OFF' })).not.toHaveProperty('member');
});

it('only a confirmed assistant who is in the pod counts as its assistant', () => {
  const podOf = (row: Partial<CallerRow>) => relationOf({ pod_id: podId, ...row }).pod;
  const [asked, confirmed] = [{ is_assistant: true }, { is_assistant: true, assistant_confirmed: true }];
  const nobody = { askedToAssist: false, assistantConfirmed: false };
  expect(podOf({})).toEqual(nobody);
  expect(podOf({ pod_role: 'leader' })).toEqual({ role: 'leader', ...nobody });
  expect(podOf({ pod_role: 'participant', assistant_confirmed: true })).toEqual({ role: 'participant', ...nobody });
  expect(podOf({ pod_role: 'participant', ...asked })).toEqual({
    role: 'participant',
    askedToAssist: true,
    assistantConfirmed: false,
  });
  const assists = { askedToAssist: true, assistantConfirmed: true };
  expect(podOf({ pod_role: 'participant', ...confirmed })).toEqual({ role: 'assistant', ...assists });
  expect(podOf(confirmed)).toEqual(assists);
});

it('a role in a pod gives no access to its channel, but decides who may pin there', () => {
  const inPod = { pod_id: podId, pod_role: 'leader' } as const;
  expect(relationOf(inPod)).not.toHaveProperty('channelPodRole');
  const inChannel = relationOf({ ...inPod, channel_id: channelId });
  expect(inChannel).toMatchObject({ channelMember: false, channelPodRole: 'leader' });
  expect(inChannel).not.toHaveProperty('pod');
  expect(relationOf({ channel_id: channelId })).not.toHaveProperty('channelPodRole');
});
