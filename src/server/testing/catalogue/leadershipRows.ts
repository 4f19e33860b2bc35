import { expireTransfers } from '../../leadership/transfers/expireTransfers';
import { assistantsIn } from '../../leadership/testing/assistants';
import { leadersUrl } from '../../leadership/testing/leaders';
import { transfersIn } from '../../leadership/testing/transfers';
import { MAX_PER_DAY } from '../../platform/mail/dailyLimit';
import { sampleMail } from '../mails/mailSamples';
import { STAFF, type CatalogueRow } from './row';
import { expectSuccess, type World } from './world';

const apply = async (world: World) =>
  expectSuccess(
    await (await world.as('participant')).post(`/v1/memberships/${world.membership.id}/request-leadership`, {}),
  );

const answer = (what: 'approve' | 'decline') => async (world: World) =>
  expectSuccess(
    await (await world.as('owner')).post(leadersUrl(world.membership, world.people.participant, `/${what}`)),
  );

const setStatus = (status: string) => async (world: World) => {
  const url = `/v1/memberships/${world.membership.id}/members/${world.ids.members}/leader-status`;
  expectSuccess(await (await world.as('owner')).put(url, { status }));
};

const unassign = async ({ test, pod, people }: World) =>
  expectSuccess(await assistantsIn(test).unassign(pod, people.leader));

const ask = async ({ test, pod, people }: World) => {
  expectSuccess(await assistantsIn(test).unassign(pod, people.leader));
  expectSuccess(await assistantsIn(test).ask(pod, people.participant));
};

const confirm = async ({ test, pod, people }: World) =>
  expectSuccess(await assistantsIn(test).confirm(pod, people.participant));

const demote = async (world: World) =>
  expectSuccess(await (await world.as('owner')).delete(leadersUrl(world.membership, world.people.leader)));

const offer = async ({ test, pod, people }: World) =>
  expectSuccess(await transfersIn(test).offerBy(people.admin, pod, people.participant)).body as { id: string };

const offered = async (world: World) =>
  ((await (await world.as('participant')).get('/v1/leader-transfers/my-transfers')).body as { id: string }[])[0]!;

export const leadershipRows: CatalogueRow[] = [
  {
    act: 'a member asks to lead',
    does: apply,
    listed: { 'leader-applied': STAFF },
    mailed: { 'leader-applied': STAFF },
  },
  {
    act: 'more members ask to lead in a day than staff are mailed about',
    given: async ({ test, people }) => {
      const mailed = [people.owner, people.admin].flatMap(({ email }) => Array<string>(MAX_PER_DAY).fill(email));
      await test.app.context.act((act) => {
        for (const to of mailed) act.mail(sampleMail(to, 'leader-applied'));
        return Promise.resolve();
      });
    },
    does: apply,
    listed: { 'leader-applied': STAFF },
    mailed: { 'more-leaders-applied': STAFF },
  },
  {
    act: 'somebody who asked to lead is approved',
    given: apply,
    does: answer('approve'),
    listed: { 'leader-approved': ['participant'] },
    mailed: { 'leader-approved': ['participant'] },
  },
  {
    act: 'somebody who asked to lead is declined',
    given: apply,
    does: answer('decline'),
    listed: { 'leader-declined': ['participant'] },
    mailed: { 'leader-declined': ['participant'] },
  },
  {
    act: 'staff sign somebody off',
    does: setStatus('SIGNED_OFF'),
    listed: { 'leader-signed-off': ['participant'] },
    mailed: { 'leader-signed-off': ['participant'], meeting: ['participant'] },
  },
  {
    act: 'an approved leader confirms the training',
    given: async (world) => {
      await apply(world);
      await answer('approve')(world);
    },
    does: async (world) => {
      const me = await world.as('participant');
      const businessId = world.membership.business.id;
      expectSuccess(
        await me.post('/v1/onboarding-actions/mark-complete', { businessId, action: 'LEADER_CONFIRM_TRAINING' }),
      );
    },
    listed: { 'training-confirmed': STAFF },
    mailed: { meeting: ['participant'] },
  },
  {
    act: 'the leader of a pod with an assistant is unassigned',
    does: demote,
    listed: { demoted: ['leader'], 'leads-now': ['assistant'], 'leader-approved': ['assistant'] },
    mailed: { 'leader-demoted': ['leader'], 'leader-approved': ['assistant'], meeting: ['leader'] },
  },
  {
    act: 'the leader of a pod without an assistant is unassigned',
    given: unassign,
    does: demote,
    listed: { demoted: ['leader'], 'pod-without-leader': ['admin'] },
    mailed: { 'leader-demoted': ['leader'], meeting: ['leader'] },
  },
  {
    act: 'a participant is asked to assist',
    given: unassign,
    does: async ({ test, pod, people }) => expectSuccess(await assistantsIn(test).ask(pod, people.participant)),
    listed: { 'assistant-asked': ['participant'] },
    mailed: { 'assistant-asked': ['participant'] },
  },
  {
    act: 'who is asked to assist confirms',
    given: ask,
    does: confirm,
    listed: { 'assistant-confirmed': ['leader'] },
    mailed: { meeting: ['participant'] },
  },
  {
    act: 'who is asked to assist declines',
    given: ask,
    does: async ({ test, pod, people }) => expectSuccess(await assistantsIn(test).decline(pod, people.participant)),
    listed: { 'assistant-declined': ['leader'] },
  },
  {
    act: 'who is asked to assist, and has not confirmed, is asked no more',
    given: ask,
    does: unassign,
    listed: { 'assistant-withdrawn': ['participant'] },
  },
  {
    act: 'an assistant leader is unassigned',
    does: unassign,
    listed: { 'assistant-unassigned': ['assistant'] },
    mailed: { meeting: ['assistant'] },
  },
  {
    act: 'staff offer a pod to one of its participants',
    does: offer,
    listed: { 'transfer-offered': ['participant'] },
    mailed: { 'transfer-offered': ['participant'] },
  },
  {
    act: 'who is asked to lead a pod accepts',
    given: offer,
    does: async (world) =>
      expectSuccess(await transfersIn(world.test).accept(world.people.participant, await offered(world))),
    listed: { 'transfer-accepted': ['admin', 'leader'], 'leader-approved': ['participant'] },
    mailed: { 'transfer-closed': ['admin', 'leader'], 'leader-approved': ['participant'], meeting: ['participant'] },
  },
  {
    act: 'who is asked to lead a pod declines',
    given: offer,
    does: async (world) =>
      expectSuccess(await transfersIn(world.test).decline(world.people.participant, await offered(world))),
    listed: { 'transfer-declined': ['admin'] },
    mailed: { 'transfer-closed': ['admin'] },
  },
  {
    act: 'who is asked to lead a pod does not answer for 14 days',
    given: async (world) => {
      await offer(world);
      world.test.clock.advance({ days: 14 });
    },
    does: ({ test }) => expireTransfers(test.app.context),
    listed: { 'transfer-expired': ['admin'] },
    mailed: { 'transfer-closed': ['admin'] },
  },
  {
    act: 'somebody else is asked to lead the pod',
    given: offer,
    does: async ({ test, pod, people }) =>
      expectSuccess(await transfersIn(test).offerBy(people.leader, pod, people.assistant)),
    listed: { 'transfer-offered': ['assistant'], 'transfer-replaced': ['admin'] },
    mailed: { 'transfer-offered': ['assistant'], 'transfer-closed': ['admin'] },
  },
];
