import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel, Message } from '../../contract/entities.gen';
import { membershipInput } from '../memberships/testing/input';
import { demoAccounts } from '../demo/community';
import type { Database } from '../platform/database/client';
import { invariants } from './races/invariants';

export interface Acknowledged {
  messages: string[];
  memberships: string[];
}

/** How an act was refused; without a status, there was no response. */
export interface Refusal {
  status: number | undefined;
  retryAfter: string | null;
}

export interface Writers {
  write: (origin: string) => Promise<void>;
  keepWriting: (origin: string) => Promise<() => Promise<void>>;
  readonly acknowledged: Acknowledged;
  readonly refused: Refusal[];
}

const RETRY_MS = 50;

const json = { 'content-type': 'application/json' };

export async function signIn(origin: string, role: string, onRefusal: (refusal: Refusal) => void = () => {}) {
  const account = demoAccounts().find((one) => one.role === role);
  const body = JSON.stringify({ username: account?.email, password: account?.password });
  const login = await fetch(`${origin}/v1/users/login`, { method: 'POST', headers: json, body });
  const headers = { ...json, authorization: login.headers.get('authorization') ?? '' };
  return {
    headers,
    get: async <T>(path: string) => (await (await fetch(origin + path, { headers })).json()) as T,
    post: async <T>(path: string, given: object): Promise<T | undefined> => {
      try {
        const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(given) });
        if (answer.ok) return (await answer.json()) as T;
        onRefusal({ status: answer.status, retryAfter: answer.headers.get('retry-after') });
        await answer.text();
      } catch {
        onRefusal({ status: undefined, retryAfter: null });
      }
      return undefined;
    },
  };
}

async function repeat(act: () => Promise<boolean>): Promise<void> {
  while (await act());
}

export function makeWriters(): Writers {
  const acknowledged: Acknowledged = { messages: [], memberships: [] };
  const refused: Refusal[] = [];
  const enter = (origin: string, role: string) => signIn(origin, role, (refusal) => refused.push(refusal));

  /** A message that mentions a person: stores the mention, the person's notification, and the events for both. */
  async function mention(origin: string): Promise<() => Promise<boolean>> {
    const { get, post } = await enter(origin, 'participant');
    const channels = await get<Channel[]>('/v1/channels/my-channels');
    const path = `/v1/channels/${channels.find(({ podId }) => podId !== undefined)?.id}`;
    const people = await get<{ userId: string; name: string }[]>(`${path}/people?limit=5`);
    const { id: ownId } = await get<{ id: string }>('/v1/users/my-user');
    const other = people.find(({ userId }) => userId !== ownId);
    return async () => {
      const given = { content: `Crash @${other?.name}`, mentions: [other?.userId] };
      const message = await post<Message>(`${path}/messages`, given);
      if (message) acknowledged.messages.push(message.id);
      return message !== undefined;
    };
  }

  /** Creates a membership with its settings, links and leaders' channel, and the entry in the audit log. */
  async function found(origin: string): Promise<() => Promise<boolean>> {
    const { get, post } = await enter(origin, 'owner');
    const [business] = await get<{ id: string }[]>('/v1/businesses/my-businesses');
    return async () => {
      const given = { ...membershipInput, name: 'Crash' };
      const id = await post<string>(`/v1/businesses/${business?.id}/memberships`, given);
      if (id !== undefined) acknowledged.memberships.push(id);
      return id !== undefined;
    };
  }

  async function acts(origin: string): Promise<(() => Promise<boolean>)[]> {
    const both = [await mention(origin), await found(origin)];
    return [...both, ...both];
  }

  return {
    acknowledged,
    refused,
    write: async (origin) => {
      await Promise.all((await acts(origin)).map(repeat));
    },
    keepWriting: async (origin) => {
      let isOver = false;
      const persist = async (act: () => Promise<boolean>) => {
        while (!isOver) if (!(await act())) await sleep(RETRY_MS);
      };
      const writing = Promise.all((await acts(origin)).map(persist));
      return async () => {
        isOver = true;
        await writing;
      };
    },
  };
}

const halfDoneActs: Record<string, string> = {
  'a message without its mention, notification or event': `
    select m.id from messages m where m.content like 'Crash @%' and not (
      exists (select from message_mentions where message_id = m.id)
      and exists (select from notifications where subject = 'mention:' || m.id)
      and exists (select from events where type = 'message' and (payload -> 'message' ->> 'id')::uuid = m.id))`,
  'a notification of a message that is not there': `
    select n.id from notifications n where n.subject like 'mention:%'
      and not exists (select from messages m where 'mention:' || m.id = n.subject)`,
  'an event of a message that is not there': `
    select e.position from events e where e.type = 'message'
      and not exists (select from messages m where m.id = (e.payload -> 'message' ->> 'id')::uuid)`,
  'a membership without its settings, links or entry in the audit log': `
    select m.id from memberships m where m.name = 'Crash' and not (
      exists (select from membership_settings where membership_id = m.id)
      and (select count(*) = 2 from membership_invites where membership_id = m.id)
      and exists (select from audit_entries where membership_id = m.id and act = 'MEMBERSHIP_CREATED'))`,
  'an entry in the audit log of a membership that is not there': `
    select a.id from audit_entries a where a.act = 'MEMBERSHIP_CREATED'
      and not exists (select from memberships m where m.id = a.membership_id)`,
};

/** The damage after a crash: acknowledged data that is missing, half-done acts, and broken rules. */
export async function findDamage({ db, pool }: Database, { messages, memberships }: Acknowledged): Promise<string[]> {
  const wrong: string[] = [];
  for (const [table, ids] of Object.entries({ messages, memberships })) {
    const { rows } = await pool.query(
      `select id from unnest($1::uuid[]) id where not exists (select from ${table} t where t.id = id.id)`,
      [ids],
    );
    if (rows.length > 0) wrong.push(`${rows.length} of ${ids.length} ${table} are gone`);
  }
  for (const [what, find] of Object.entries(halfDoneActs)) {
    const { rows } = await pool.query(find);
    if (rows.length > 0) wrong.push(`${rows.length} × ${what}`);
  }
  for (const [rule, find] of Object.entries(invariants)) {
    const { rows } = await db.execute(find);
    if (rows.length > 0) wrong.push(`${rows.length} × not: ${rule}`);
  }
  return wrong;
}
