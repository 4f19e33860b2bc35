import fc from 'fast-check';
import { LEADER_STATUSES } from '../leadership/status';
import { businessCan, isAllowed, membershipCan, PERMISSION_WORDS, podCan, type Relation } from './index';

describe('any relation', () => {
  const anyRelation: fc.Arbitrary<Relation> = fc.record(
    {
      signedIn: fc.boolean(),
      staffRole: fc.constantFrom('owner' as const, 'admin' as const),
      member: fc.record({ disabled: fc.boolean(), leaderStatus: fc.constantFrom(...LEADER_STATUSES) }),
      pod: fc.record(
        {
          role: fc.constantFrom('leader' as const, 'assistant' as const, 'participant' as const),
          assistantConfirmed: fc.boolean(),
          askedToAssist: fc.boolean(),
        },
        { requiredKeys: ['assistantConfirmed', 'askedToAssist'] },
      ),
      channelMember: fc.boolean(),
      owns: fc.boolean(),
    },
    { requiredKeys: ['signedIn'] },
  );
  const anyPod = fc.record({
    seatsAvailable: fc.nat(8),
    paused: fc.boolean(),
    participantCount: fc.nat(8),
    hasLeader: fc.boolean(),
    participatesElsewhere: fc.boolean(),
    waiting: fc.boolean(),
  });
  const anyPlaces = fc.record({
    leadsPod: fc.boolean(),
    ledPodHasMembers: fc.boolean(),
    assistsPod: fc.boolean(),
    participatesInPod: fc.boolean(),
  });
  const nothing = (can: Record<string, boolean>) => Object.values(can).every((allowed) => !allowed);

  it('a signed-out person has only public rights', () => {
    fc.assert(
      fc.property(anyRelation, anyPod, anyPlaces, (standing, pod, places) => {
        const relation = { ...standing, signedIn: false };
        expect(PERMISSION_WORDS.filter((word) => isAllowed(word, relation))).toEqual(['public', 'code']);
        expect(nothing(podCan(relation, pod)) && nothing(membershipCan(relation, places))).toBe(true);
        expect(nothing(businessCan(relation))).toBe(true);
      }),
    );
  });

  it('a disabled member without a staff role may do nothing in the membership', () => {
    fc.assert(
      fc.property(anyRelation, anyPod, anyPlaces, (standing, pod, places) => {
        const relation: Relation = {
          ...standing,
          staffRole: undefined,
          member: { disabled: true, leaderStatus: 'SIGNED_OFF' },
        };
        const open = ['public', 'code', 'user', 'notification.owner', 'report.party'];
        expect(PERMISSION_WORDS.filter((word) => isAllowed(word, relation) && !open.includes(word))).toEqual([]);
        expect(nothing(podCan(relation, pod)) && nothing(membershipCan(relation, places))).toBe(true);
      }),
    );
  });

  it('staff who must set up two-factor login have only the rights they would have without the staff role', () => {
    fc.assert(
      fc.property(anyRelation, anyPod, anyPlaces, (standing, pod, places) => {
        const awaiting: Relation = { ...standing, staffRole: 'owner', awaitsTwoFactor: true };
        const without: Relation = { ...standing, staffRole: undefined };
        const allowed = (relation: Relation) => PERMISSION_WORDS.filter((word) => isAllowed(word, relation));
        expect(allowed(awaiting)).toEqual(allowed(without));
        expect(podCan(awaiting, pod)).toEqual(podCan(without, pod));
        expect(membershipCan(awaiting, places)).toEqual(membershipCan(without, places));
        expect(nothing(businessCan(awaiting))).toBe(true);
      }),
    );
  });

  it("a pod's steps and chat are only for people in the pod", () => {
    fc.assert(
      fc.property(anyRelation, anyPod, (relation, facts) => {
        const can = podCan(relation, facts);
        expect(can.seeSteps).toBe(isAllowed('pod.member', relation));
        expect(can.chat).toBe(can.seeSteps);
        if (!relation.pod?.role) expect(can.chat).toBe(false);
        expect(can.join && can.joinWaitlist).toBe(false);
        expect(can.leave && (can.join || can.joinWaitlist)).toBe(false);
      }),
    );
  });
});
