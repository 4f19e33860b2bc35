import { eq } from 'drizzle-orm';
import type { Pod } from '../../../contract/entities.gen';
import { pods } from '../../platform/database/schema';
import type { TestApp } from '../../testing/app';
import type { TestMember, TestPod } from '../../testing/factories';

/** The meeting of a formed pod, on the next Tuesday: 3 March 2026, 19:00 in London. */
export const FORMED_MEETING = {
  unixTime: Date.parse('2026-03-03T19:00:00Z') / 1000,
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
  thirdPartyMeetingLink: 'https://meet.example.com/new',
  weeklyOptions: { days: ['TUESDAY'] },
};

export const JOIN = { consentJoinNewPod: true, consentToBeNewPodLeader: false };
export const LEAD = { consentJoinNewPod: true, consentToBeNewPodLeader: true };
export const NEITHER = { consentJoinNewPod: false, consentToBeNewPodLeader: false };

export function formationIn(test: TestApp) {
  async function fullPod(given: Parameters<TestApp['make']['pod']>[0] = {}): Promise<TestPod> {
    const pod = await test.make.pod({ maxParticipants: 1, ...given });
    await test.make.participant(pod);
    return pod;
  }

  async function waits(pod: TestPod, consents: object, given?: TestMember): Promise<TestMember> {
    const person = given ?? (await test.make.member(pod.membership));
    expect((await (await test.as(person)).post(`/v1/pods/${pod.id}/waitlist`, consents)).status).toBe(200);
    return person;
  }

  /**
   * A full pod with five people waiting: two would join a new pod, one would lead it, one would do neither, and one
   * more would join.
   */
  async function waitlist() {
    const pod = await fullPod({ name: 'Early Birds' });
    const anna = await waits(pod, JOIN);
    const ben = await waits(pod, LEAD);
    const cat = await waits(pod, NEITHER);
    const dan = await waits(pod, JOIN);
    const eve = await waits(pod, JOIN);
    return { pod, anna, ben, cat, dan, eve, owner: pod.membership.business.owner };
  }

  const pathOf = (pod: TestPod) => `/v1/pods/${pod.id}/form-pod`;

  const inputOf = (leader: { id: string }, participants: { id: string }[]) => {
    const participantIds = participants.map(({ id }) => id);
    return { name: 'Early Birds 2', maxParticipants: 8, leaderId: leader.id, participantIds, meeting: FORMED_MEETING };
  };

  async function form(pod: TestPod, leader: { id: string }, participants: { id: string }[], given: object = {}) {
    const asOwner = await test.as(pod.membership.business.owner);
    const answer = await asOwner.post(pathOf(pod), { ...inputOf(leader, participants), ...given });
    return { ...answer, formed: answer.body as Pod };
  }

  const podCount = ({ membership }: TestPod) =>
    test.app.context.database.db.$count(pods, eq(pods.membershipId, membership.id));

  return { fullPod, waits, waitlist, pathOf, inputOf, form, podCount };
}
