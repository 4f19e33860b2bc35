import { inspectPods } from '../../pods/testing/inspect';
import { publishedTo } from '../../session/testing/publishedTo';
import { useTestApp } from '../../testing/app';
import type { TestUser } from '../../testing/factories';
import { runAllJobs } from '../../testing/jobs';
import { leadersIn, leaderOf, leadersUrl } from '../testing/leaders';
import { transfersIn } from '../testing/transfers';

const test = useTestApp();
const look = inspectPods(test);
const { noticesOf, rolesIn, staffOf } = leadersIn(test);
const { accept, decline, offerBy, offered, seenBy } = transfersIn(test);

const LINK = 'https://a.example/link';

const outcomesTo = async (person: { email: string }) =>
  (await test.mails(person.email))
    .filter(({ template }) => template === 'transfer-closed')
    .map(({ data }) => [data.outcome, String(data.link).replace('http://stepwell.test', '')]);

describe('the link in the notice of an outcome', () => {
  it('a sender whose pod is deleted by someone else is notified with a link to their pods', async () => {
    const pod = await test.make.pod({ leader: null });
    const admin = await test.make.admin(pod.membership.business);
    const trained = await test.make.member(pod.membership, { leaderStatus: 'SIGNED_OFF' });
    await offerBy(admin, pod, trained);
    await (await staffOf(pod.membership)).delete(`/v1/pods/${pod.id}`);
    expect(await outcomesTo(admin)).toEqual([['replaced', '/pods']]);
    expect(await noticesOf(admin)).toMatchObject([{ primaryDisplayName: 'See pods', primaryActionUrl: '/pods' }]);
  });

  it('a sender who no longer leads the pod gets a link to the pod, and their offer is closed', async () => {
    const pod = await test.make.pod();
    const asked = await test.make.participant(pod);
    const offer = await offered(pod, asked);
    await (await staffOf(pod.membership)).delete(leadersUrl(pod.membership, leaderOf(pod)));
    expect((await accept(asked, offer)).status).toBe(409);
    const page = `/pod?p=${pod.id}`;
    expect(await outcomesTo(leaderOf(pod))).toEqual([['replaced', page]]);
    const led = { primaryDisplayName: 'View pod', primaryActionUrl: page };
    expect(await noticesOf(leaderOf(pod))).toContainEqual(expect.objectContaining(led));
  });
});

describe('an assistant who takes over when the leader is demoted', () => {
  it('taking over accepts the offer to that assistant, and notifies its sender', async () => {
    const pod = await test.make.pod();
    const assistant = await test.make.participant(pod);
    await look.makeAssistant(pod, assistant, LINK);
    await offered(pod, assistant);
    await (await staffOf(pod.membership)).delete(leadersUrl(pod.membership, leaderOf(pod)));
    expect(await rolesIn(pod)).toMatchObject({ [assistant.id]: 'leader' });
    expect(await outcomesTo(leaderOf(pod))).toEqual([['accepted', `/pod?p=${pod.id}`]]);
  });

  it('demoting the leader does not notify them of the end of their own offer', async () => {
    const pod = await test.make.pod();
    const { owner } = pod.membership.business;
    const [assistant, asked] = [await test.make.participant(pod), await test.make.participant(pod)];
    await look.makeAssistant(pod, assistant, LINK);
    const { body: offer } = await offerBy(owner, pod, asked);
    await (await staffOf(pod.membership)).delete(leadersUrl(pod.membership, leaderOf(pod)));
    expect((await accept(asked, offer)).status).toBe(409);
    expect(await outcomesTo(owner)).toEqual([]);
  });
});

it('a former recipient who has left can no longer see the leader and the assistant', async () => {
  const pod = await test.make.pod();
  const [asked, helper] = [await test.make.participant(pod), await test.make.participant(pod)];
  await look.makeAssistant(pod, helper, LINK);
  await test.make.participant(await test.make.pod({ membership: pod.membership }), leaderOf(pod) as TestUser);
  const offer = await offered(pod, asked);
  const parts = ['leaderName', 'assistantName'];
  for (const part of parts) expect((await seenBy(asked, offer)).body).toHaveProperty(part);
  await (await test.as(asked)).delete(`/v1/memberships/${pod.membership.id}/members`);
  const { body } = await seenBy(asked, offer);
  expect(body).toMatchObject({ state: 'declined', leaderLeaves: false });
  for (const part of parts) expect(body).not.toHaveProperty(part);
});

it('an offer and its end update the open pages of its recipient and of people who could make an offer', async () => {
  const pod = await test.make.pod({ leader: null });
  const admin = await test.make.admin(pod.membership.business);
  const trained = await test.make.member(pod.membership, { leaderStatus: 'SIGNED_OFF' });
  const bystander = await test.make.participant(pod);
  const offer = await offered(pod, trained);
  await decline(trained, offer);
  for (const person of [trained, admin]) {
    const changes = await publishedTo(test, person, 'channel');
    expect(changes.map(({ podId, change }) => [podId, change])).toEqual(Array(2).fill([pod.id, 'changed']));
  }
  expect(await publishedTo(test, bystander, 'channel')).toEqual([]);
});

it('a person asked again and then released gets no mail about the request that ended', async () => {
  const pod = await test.make.pod();
  const [anna, ben] = [await test.make.participant(pod), await test.make.participant(pod)];
  for (const asked of [anna, ben, anna, ben]) await offered(pod, asked);
  await runAllJobs(test, 'mail');
  const mailsTo = async ({ email }: TestUser) =>
    (await test.mails(email)).filter(({ template }) => template === 'transfer-offered').length;
  expect([await mailsTo(anna), await mailsTo(ben)]).toEqual([1, 2]);
});
