import { leaderTransfers } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { leadersIn, leaderOf, leadersUrl } from '../testing/leaders';
import { transfersIn } from '../testing/transfers';
import { PASSWORD } from '../../testing/factories';

const test = useTestApp();
const { rolesIn, staffOf } = leadersIn(test);
const { accept, decline, offerBy, offered, seenBy } = transfersIn(test);

const ROUNDS = 4;

const leadersOf = (roles: Record<string, string>) => Object.values(roles).filter((role) => role === 'leader').length;

async function setUp() {
  const pod = await test.make.pod();
  const [asked, other] = [await test.make.participant(pod), await test.make.participant(pod)];
  const offer = await offered(pod, asked);
  // People are signed in beforehand, so that only the acts themselves coincide.
  for (const person of [asked, other, leaderOf(pod), pod.membership.business.owner]) await test.as(person);
  return { pod, asked, other, offer };
}

describe.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))('round %d of simultaneous acts', () => {
  it('either accepting or declining succeeds, but not both', async () => {
    const { pod, asked, offer } = await setUp();
    const answers = await Promise.all([accept(asked, offer), decline(asked, offer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { state } = (await seenBy(asked, offer)).body;
    expect(await rolesIn(pod)).toMatchObject({ [asked.id]: state === 'accepted' ? 'leader' : 'participant' });
    expect(leadersOf(await rolesIn(pod))).toBe(1);
  });

  it('accepting twice moves the pod once', async () => {
    const { pod, asked, offer } = await setUp();
    const answers = await Promise.all([accept(asked, offer), accept(asked, offer)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rolesIn(pod)).toMatchObject({ [asked.id]: 'leader', [leaderOf(pod).id]: 'participant' });
    const told = await test.mails(leaderOf(pod).email);
    expect(told.filter(({ template }) => template === 'transfer-closed')).toHaveLength(1);
  });

  it('accepting while another person is being asked either moves the pod or ends the offer', async () => {
    const { pod, asked, other, offer } = await setUp();
    const [accepted, replaced] = await Promise.all([
      accept(asked, offer),
      offerBy(pod.membership.business.owner, pod, other),
    ]);
    expect(replaced.status).toBe(200);
    expect(await rolesIn(pod)).toMatchObject({ [asked.id]: accepted.status === 200 ? 'leader' : 'participant' });
    expect(leadersOf(await rolesIn(pod))).toBe(1);
    const rows = await test.app.context.database.db.select().from(leaderTransfers);
    const ofPod = rows.filter(({ podId, state }) => podId === pod.id && state === 'open');
    expect(ofPod.map(({ participantId }) => participantId)).toEqual([other.id]);
  });

  it('accepting while leaving the pod leaves the pod with one leader', async () => {
    const { pod, asked, offer } = await setUp();
    const leave = async () => (await test.as(asked)).delete(`/v1/pods/${pod.id}/members`);
    const [accepted, left] = await Promise.all([accept(asked, offer), leave()]);
    expect([accepted.status, left.status].sort()).toEqual([200, 409]);
    expect(leadersOf(await rolesIn(pod))).toBe(1);
  });

  it('accepting while the sender is being demoted leaves the new leader, or nobody if the demotion comes later', async () => {
    const { pod, asked, offer } = await setUp();
    const demote = async () => (await staffOf(pod.membership)).delete(leadersUrl(pod.membership, leaderOf(pod)));
    const [accepted] = await Promise.all([accept(asked, offer), demote()]);
    const role = accepted.status === 200 ? 'leader' : 'participant';
    expect([200, 409]).toContain(accepted.status);
    expect(await rolesIn(pod)).toMatchObject({ [asked.id]: role, [leaderOf(pod).id]: 'participant' });
  });

  it('accepting two pods in a membership transfers only one of them', async () => {
    const { pod, asked, offer } = await setUp();
    const leaderless = await test.make.pod({ membership: pod.membership, leader: null });
    await test.app.context.database.pool.query(`update members set leader_status = 'SIGNED_OFF' where user_id = $1`, [
      asked.id,
    ]);
    const second = await offered(leaderless, asked);
    const answers = await Promise.all([accept(asked, offer), accept(asked, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('accepting while the account is being deleted leaves either a leader or none of the person’s data', async () => {
    const { pod, asked, offer } = await setUp();
    const remove = async () => (await test.as(asked)).delete('/v1/users/my-user', { password: PASSWORD });
    const [accepted, removed] = await Promise.all([accept(asked, offer), remove()]);
    const roles = await rolesIn(pod);
    expect(leadersOf(roles)).toBe(1);
    if (accepted.status === 200) expect([removed.status, roles[asked.id]]).toEqual([409, 'leader']);
    else expect([removed.status, roles[asked.id]]).toEqual([200, undefined]);
  });
});
