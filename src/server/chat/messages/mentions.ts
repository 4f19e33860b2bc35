import { sql } from 'drizzle-orm';
import type { Mention } from '../../../contract/entities.gen';
import { findMentioned } from '../../../domain/chat/mentions';
import type { Act } from '../../platform/act';
import { channelPeople } from '../channelPeople';
import { lockTurns } from './lockMessage';

const textArray = (values: string[]) => sql`${JSON.stringify(values)}::jsonb`;

/**
 * Returns which of the given people a message mentions: people in the channel whose full name follows an '@' (rule
 * chat.mentions). `before` has existing mentions, whose names may differ from the people's current names.
 */
export async function mentionsIn(
  act: Act,
  channelId: string,
  text: { content: string; userIds: string[]; before?: Mention[] },
): Promise<Mention[]> {
  const { content, userIds, before = [] } = text;
  if (userIds.length === 0) return [];
  await lockTurns(act, [channelId]);
  const people = channelPeople(
    (channel, user) => sql`${channel} = ${channelId}::uuid and ${user} = any(${sql.param(userIds)}::uuid[])`,
  );
  const { rows } = await act.tx.execute<{ userId: string; name: string }>(sql`
    select u.id as "userId", u.first_name || ' ' || u.last_name as name
    from (${people}) place join users u on u.id = place.user_id order by u.id`);
  const namesOf = ({ userId, name }: Mention) => [
    name,
    ...before.filter((mention) => mention.userId === userId).map((mention) => mention.name),
  ];
  // Each name is looked up once; two people with the same name are both mentioned.
  const standing = new Set(
    findMentioned(
      content,
      rows.flatMap((person) => namesOf(person).map((name) => ({ ...person, name }))),
    ).map(({ name }) => name),
  );
  return rows.flatMap((person) => {
    const name = namesOf(person).find((one) => standing.has(one));
    return name === undefined ? [] : [{ userId: person.userId, name }];
  });
}

export async function mentionsOf({ tx }: Act, messageId: string): Promise<Mention[]> {
  const { rows } = await tx.execute<{ userId: string; name: string }>(sql`
    select user_id as "userId", name from message_mentions where message_id = ${messageId}::uuid order by user_id`);
  return rows;
}

export async function storeMentions({ tx }: Act, messageId: string, mentions: Mention[]): Promise<void> {
  const given = textArray(mentions.map(({ userId }) => userId));
  await tx.execute(sql`
    delete from message_mentions where message_id = ${messageId}::uuid and not ${given} ? user_id::text`);
  if (mentions.length === 0) return;
  await tx.execute(sql`
    insert into message_mentions (message_id, user_id, name)
    select ${messageId}::uuid, "userId", name
    from jsonb_to_recordset(${JSON.stringify(mentions)}::jsonb) as given ("userId" uuid, name text)
    on conflict (message_id, user_id) do update set name = excluded.name`);
}
