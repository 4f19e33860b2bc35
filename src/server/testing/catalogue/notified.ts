import { asc, eq, gt, lt } from 'drizzle-orm';
import { v7 } from 'uuid';
import { events, mails, nextTinySteps, notifications, users } from '../../platform/database/schema';
import type { notificationCatalogue } from '../../areas';
import type { PushPayload } from '../../../domain/notifications/pushPayload';
import { rendered } from '../../notifications/testing/rendered';
import type { TestUser } from '../factories';
import { runAllJobs } from '../jobs';
import type { TemplateName } from '../mails/mailSamples';
import type { Row } from './claim';
import { untrueClaims } from './mailClaims';
import { changesByOpening } from './openedLinks';
import { OPERATOR_ADDRESS, type Name, type World } from './world';

export type KindName = keyof typeof notificationCatalogue;

export type PushOnlyKind = 'digest' | 'session-end';

export interface Notified {
  listed: Partial<Record<KindName, Name[]>>;
  pushed: Partial<Record<KindName | PushOnlyKind, Name[]>>;
  mailed: Partial<Record<TemplateName, Name[]>>;
  untrue: string[];
}

async function namesIn({ test, people, newcomer, newAddress, since }: World) {
  const { db } = test.app.context.database;
  const earlier = await db.select({ id: users.id, email: users.email }).from(users).where(lt(users.id, since));
  const others = new Set(earlier.flatMap(({ id, email }) => [id, email]));
  const names = new Map([
    [newcomer, 'newcomer'],
    [newAddress, 'newAddress'],
    [OPERATOR_ADDRESS, 'operator'],
    ...Object.entries(people).flatMap(([name, { id, email }]) => [[id, name] as const, [email, name] as const]),
  ]);
  return (who: string) => (others.has(who) ? undefined : (names.get(who) ?? who));
}

type Pairs = (readonly [what: string, who: string])[];

function grouped(pairs: Pairs, nameOf: (who: string) => string | undefined): Record<string, Name[]> {
  const groups: Record<string, Name[]> = {};
  for (const [what, who] of pairs) {
    const name = nameOf(who);
    if (name !== undefined) (groups[what] ??= []).push(name as Name);
  }
  for (const names of Object.values(groups)) names.sort();
  return groups;
}

/** Throws if a notification names somebody other than as a person, whose name is removed with their account. */
function checkNames(row: typeof notifications.$inferSelect, people: TestUser[]): void {
  if (Object.keys(row.data).length === 0) return;
  const { message } = rendered({ ...row, names: null });
  const named = people.find(({ firstName, lastName }) => message.includes(`${firstName} ${lastName}`));
  if (named) throw new Error(`${row.kind} keeps the name of ${named.firstName} ${named.lastName}.`);
}

async function listedSince({ test, people }: World, since: string): Promise<Pairs> {
  const { db } = test.app.context.database;
  const rows = await db.select().from(notifications).where(gt(notifications.id, since)).orderBy(asc(notifications.id));
  const logged = await db.select().from(events).where(eq(events.type, 'notification'));
  const streamed = new Map(logged.map(({ payload, audienceUserIds }) => [payload.notificationId, audienceUserIds]));
  for (const { id, userId, kind } of rows) {
    if (String(streamed.get(id)) !== userId) throw new Error(`${kind} came by no stream, or by that of others.`);
  }
  for (const row of rows) checkNames(row, Object.values(people));
  return rows.map(({ kind, userId }) => [kind, userId]);
}

/** The pushes sent. A device's address ends with its owner's id. */
async function pushedSince({ test, push }: World, since: string, before: number): Promise<Pairs> {
  const rows = await test.app.context.database.db.select().from(notifications);
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]));
  return push.sent.slice(before).flatMap(({ target, payload }): Pairs => {
    const { notificationId = '', tag } = JSON.parse(payload) as Partial<PushPayload>;
    const alone: PushOnlyKind = tag === 'session-end' ? tag : 'digest';
    const kind = kinds.get(notificationId);
    return kind && notificationId < since ? [] : [[kind ?? alone, target.endpoint.slice(-since.length)]];
  });
}

/** The untrue claims of the waiting mails, checked before the mails are sent, since sending empties their data. */
async function untrueSince(
  world: World,
  since: string,
  isOurs: (who: string) => unknown,
  stepsBefore: Row[],
): Promise<string[]> {
  const { db } = world.test.app.context.database;
  const written = await db.select().from(mails).where(gt(mails.id, since));
  const untrue: string[] = [];
  for (const { template, toAddress: to, data, state } of written) {
    if (isOurs(to) === undefined) continue;
    if (state === 'queued') {
      untrue.push(...(await untrueClaims(world, { template, to, data }, stepsBefore)));
      untrue.push(...(await changesByOpening(world, { template, data })));
    } else untrue.push(`${template}: was sent before its claims could be checked`);
  }
  return untrue;
}

export async function notifiedBy(world: World, act: () => Promise<unknown>): Promise<Notified> {
  const { test, push } = world;
  const { db } = test.app.context.database;
  const [since, before] = [v7(), push.sent.length];
  const stepsBefore = await db.select().from(nextTinySteps).orderBy(asc(nextTinySteps.createdAt));
  await act();
  const nameOf = await namesIn(world);
  const untrue = await untrueSince(world, since, nameOf, stepsBefore);
  await runAllJobs(test, 'push');
  const written = await db.select().from(mails).where(gt(mails.id, since));
  return {
    listed: grouped(await listedSince(world, since), nameOf),
    pushed: grouped(await pushedSince(world, since, before), nameOf),
    mailed: grouped(
      written.map(({ template, toAddress }) => [template, toAddress]),
      nameOf,
    ),
    untrue,
  };
}
