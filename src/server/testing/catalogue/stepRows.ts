import { and, eq } from 'drizzle-orm';
import { firstCheckAt } from '../../../domain/steps/reminders';
import { meetings, nextTinySteps } from '../../platform/database/schema';
import { remindOfMeetings } from '../../meetings/reminders/remindOfMeetings';
import { remindOfSteps } from '../../steps/reminders/remindOfSteps';
import { IN_POD, type CatalogueRow } from './row';
import { expectSuccess, type World } from './world';

const HOUR_MS = 3_600_000;

async function commitAll({ test, pod }: World, hours: number): Promise<void> {
  const commitmentDate = test.clock.now().getTime() + hours * HOUR_MS;
  await test.app.context.database.db
    .update(nextTinySteps)
    .set({
      goal: 'Run 5 km',
      description: 'Buy shoes',
      status: 'InProgress',
      commitmentDate: new Date(commitmentDate),
      remindAt: new Date(firstCheckAt(commitmentDate, test.clock.now().getTime())),
    })
    .where(eq(nextTinySteps.podId, pod.id));
}

const remind = ({ test }: World) => remindOfSteps(test.app.context);

const stepOfParticipant = async ({ pod, people, test }: World): Promise<string> => {
  const [step] = await test.app.context.database.db
    .select({ id: nextTinySteps.id })
    .from(nextTinySteps)
    .where(and(eq(nextTinySteps.podId, pod.id), eq(nextTinySteps.userId, people.participant.id)));
  return `/v1/next-tiny-steps/${step?.id}`;
};

async function respond(world: World, how: 'nudge' | 'cheer' | 'comments', body?: object): Promise<void> {
  expectSuccess(await (await world.as('leader')).post(`${await stepOfParticipant(world)}/${how}`, body));
}

async function meet({ test, pod }: World): Promise<void> {
  const startsAt = test.clock.now();
  await test.app.context.database.db
    .update(meetings)
    .set({ startsAt, recurring: false, weekday: null, durationMinutes: 60, checkAt: startsAt })
    .where(eq(meetings.id, pod.meetingId));
}

export const stepRows: CatalogueRow[] = [
  {
    act: 'the steps of a pod are due within a day',
    given: async (world) => {
      await commitAll(world, 25);
      world.test.clock.advance({ hours: 1 });
    },
    does: remind,
    listed: { 'step-due': [...IN_POD] },
    mailed: { 'step-reminder': [...IN_POD] },
  },
  {
    act: 'the dates of the steps of a pod have passed',
    given: async (world) => {
      await commitAll(world, 1);
      world.test.clock.advance({ hours: 2 });
      await remind(world);
      world.test.clock.advance({ hours: 24 });
    },
    does: remind,
    listed: { 'step-overdue': [...IN_POD] },
    mailed: { 'step-reminder': [...IN_POD] },
  },
  {
    act: 'a meeting was over two hours ago, and nobody has a step under way',
    given: async (world) => {
      await meet(world);
      world.test.clock.advance({ hours: 3 });
    },
    does: ({ test }) => remindOfMeetings(test.app.context),
    listed: { 'step-missing': [...IN_POD] },
  },
  {
    act: 'the leader of the meeting writes down somebody’s step',
    given: meet,
    does: async (world) => {
      const commitmentDate = world.test.clock.now().getTime() + HOUR_MS;
      const body = { goal: 'Run 5 km', description: 'Buy shoes', commitmentDate };
      expectSuccess(await (await world.as('leader')).put(`${await stepOfParticipant(world)}/entry`, body));
    },
    listed: { 'step-entered': ['participant'] },
  },
  {
    act: 'somebody nudges a member of the pod without a step',
    does: async (world) => respond(world, 'nudge'),
    listed: { 'step-nudged': ['participant'] },
  },
  {
    act: 'somebody cheers a step',
    given: async (world) => commitAll(world, 25),
    does: async (world) => respond(world, 'cheer'),
    listed: { 'step-cheered': ['participant'] },
  },
  {
    act: 'somebody comments on a step',
    given: async (world) => commitAll(world, 25),
    does: async (world) => respond(world, 'comments', { text: 'Go!' }),
    listed: { 'step-commented': ['participant'] },
  },
];
