import { ANNAS_LINK, assistantsIn } from '../leadership/testing/assistants';
import { useTestApp } from '../testing/app';
import type { TestPod, TestUser } from '../testing/factories';
import { runLater } from '../testing/jobs';
import { leaderMeetingIn } from './testing/leaderMeeting';
import { receivedIn } from './testing/received';
import { connectZoom, zoomMeetings } from './testing/zoomMeetings';
import { zoomPodsIn } from './testing/zoomPods';

const zoom = zoomMeetings();
const test = useTestApp({ deps: { zoom } });
const assistants = assistantsIn(test);
const { podWithZoom, save, drain } = zoomPodsIn(test, zoom);

beforeEach(() => {
  zoom.answers = 'works';
});

/** A pod whose link is on its way; everybody in it is mailed of it once that is there. */
async function waitingPod(people: (pod: TestPod) => Promise<unknown> = () => Promise.resolve()): Promise<TestPod> {
  const pod = await podWithZoom();
  await people(pod);
  await save(pod, '');
  return pod;
}

const join = async (pod: TestPod, person: TestUser) =>
  expect((await (await test.as(person)).post(`/v1/pods/${pod.id}/join`)).status).toBe(200);

const received = receivedIn(test);
const madeLink = () => `https://zoom.example.com/j/${zoom.made.at(-1)}`;
/** Mails wait no longer. */
const endHold = () => runLater(test, 'mail');

it('people get one mail of a meeting whose link is on its way, with the link', async () => {
  const pod = await waitingPod();
  expect(await received(pod.leader!)).toEqual([]);
  await drain();
  const [mail, ...others] = await received(pod.leader!);
  expect(mail).toMatchObject({ link: madeLink(), inCalendar: madeLink(), method: 'REQUEST' });
  expect(others).toEqual([]);
});

it('who joins while the link is on its way is welcomed with it', async () => {
  const pod = await waitingPod();
  const person = await test.make.member(pod.membership);
  await join(pod, person);
  await drain();
  expect(await received(person)).toEqual([
    expect.objectContaining({ subject: expect.stringContaining('You joined') as string, link: madeLink() }),
  ]);
});

it('who leaves meanwhile gets nothing of a meeting that is no longer theirs', async () => {
  const pod = await waitingPod();
  const person = await test.make.member(pod.membership);
  await join(pod, person);
  expect((await (await test.as(person)).delete(`/v1/pods/${pod.id}/members`)).status).toBe(200);
  await drain();
  await endHold();
  expect((await received(person)).map(({ method }) => method)).toEqual(['CANCEL']);
});

it('a mail does not wait longer than a while, and is followed by the link', async () => {
  zoom.answers = 'fails';
  const pod = await waitingPod();
  await drain();
  await endHold();
  const [first] = await received(pod.leader!);
  expect(first).toMatchObject({ link: undefined, inCalendar: undefined, method: 'REQUEST' });
  const person = await test.make.member(pod.membership);
  await join(pod, person);
  zoom.answers = 'works';
  await runLater(test, 'zoom-link');
  const [, second, ...others] = await received(pod.leader!);
  expect(second).toMatchObject({ link: madeLink(), inCalendar: madeLink(), method: 'REQUEST' });
  expect(second!.subject).toContain('Meeting link for');
  expect(second!.sequence).toBeGreaterThan(first!.sequence);
  expect(others).toEqual([]);
  expect((await received(person)).map(({ link }) => link)).toEqual([madeLink()]);
});

it('a mail goes out without a link once that is given up, and the link follows when somebody enters it', async () => {
  zoom.answers = 'fails';
  const pod = await waitingPod();
  for (let tries = 0; tries < 7; tries += 1) await runLater(test, 'zoom-link');
  const own = 'https://meet.example.com/own';
  await save(pod, own);
  await drain();
  const mails = (await received(pod.leader!)).filter(({ method }) => method !== undefined);
  expect(mails.map(({ link }) => link)).toEqual([undefined, own]);
});

it('mails that wait have the link that somebody enters meanwhile', async () => {
  zoom.answers = 'fails';
  const pod = await waitingPod();
  const person = await test.make.member(pod.membership);
  await join(pod, person);
  const own = 'https://meet.example.com/own';
  await save(pod, own);
  await drain();
  await endHold();
  expect((await received(person)).map(({ link }) => link)).toEqual([own, own]);
});

it('mails that wait have the link of an assistant who confirms meanwhile, and no other follows', async () => {
  let assistant!: TestUser;
  const pod = await waitingPod(async (made) => {
    assistant = await test.make.participant(made);
  });
  expect((await assistants.ask(pod, assistant)).status).toBe(200);
  expect((await assistants.confirm(pod, assistant)).status).toBe(200);
  await drain();
  await endHold();
  expect((await received(assistant)).flatMap(({ link }) => link ?? [])).toEqual([ANNAS_LINK, ANNAS_LINK]);
});

it('nobody is mailed of a meeting that is deleted while its link is on its way, but that it is over', async () => {
  const pod = await waitingPod();
  const owner = await test.as(pod.membership.business.owner);
  expect((await owner.delete(`/v1/pods/${pod.id}`)).status).toBe(200);
  await drain();
  await endHold();
  const mails = (await received(pod.leader!)).filter(({ method }) => method !== undefined);
  expect(mails.map(({ method }) => method)).toEqual(['CANCEL']);
});

it('who begins to attend leader meetings while the link is on its way gets one invitation, with it', async () => {
  const membership = await test.make.membership();
  await connectZoom(test, membership.business);
  await leaderMeetingIn(test)(membership, { thirdPartyMeetingLink: '' });
  const person = await test.make.member(membership, { leaderStatus: 'APPROVED' });
  const action = { businessId: membership.business.id, action: 'LEADER_CONFIRM_TRAINING' };
  const done = await (await test.as(person)).post('/v1/onboarding-actions/mark-complete', action);
  expect(done.status).toBe(200);
  await drain();
  for (const reader of [membership.business.owner, person]) {
    const mails = (await received(reader)).filter(({ method }) => method !== undefined);
    expect(mails.map(({ link }) => link)).toEqual([madeLink()]);
  }
});

it('an act that mails of a waiting meeting costs no more statements for more people', async () => {
  const few = await waitingPod(test.make.participant);
  const many = await waitingPod(async (pod) => {
    for (let index = 0; index < 5; index += 1) await test.make.participant(pod);
  });
  await drain();
  zoom.answers = 'fails';
  const statementsOf = async (pod: TestPod) =>
    (await test.countStatements(() => save(pod, 'https://meet.example.com/own'))).statements.length;
  expect(await statementsOf(many)).toBe(await statementsOf(few));
});
