import { sql } from 'drizzle-orm';
import type { Actor, TestAnswer } from '../../testing/actors';
import type { TestApp } from '../../testing/app';
import type { TestMembership } from '../../testing/factories';

interface Listed {
  firstName: string;
  listedPod?: { name: string };
}

export const namesIn = ({ body }: Pick<TestAnswer, 'body'>): string[] =>
  (body as Listed[]).map(({ firstName, listedPod }) => (listedPod ? `${firstName} in ${listedPod.name}` : firstName));

export const nextPageUrl = ({ headers }: TestAnswer): string | undefined =>
  /^<([^>]+)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1];

export async function pagesOf(reader: Actor, url: string): Promise<TestAnswer[]> {
  const pages: TestAnswer[] = [];
  for (let at: string | undefined = url; at; at = nextPageUrl(pages.at(-1) as TestAnswer))
    pages.push(await reader.get(at));
  return pages;
}

export async function makeManyMembers(test: TestApp, { id }: TestMembership, howMany: number): Promise<void> {
  const now = test.clock.now().toISOString();
  await test.app.context.database.db.execute(sql`
    with people as (
      insert into users (id, email, first_name, last_name, password_hash, created_at)
      select gen_random_uuid(), 'many' || n || '@' || ${id}::text || '.example.com', 'Many', lpad(n::text, 6, '0'), '', ${now}
      from generate_series(0, ${howMany - 1}::int) n returning id
    )
    insert into members (id, membership_id, user_id, joined_at)
    select gen_random_uuid(), ${id}, id, ${now} from people`);
}

export async function makeManyPods(test: TestApp, { id }: TestMembership, howMany: number): Promise<void> {
  const now = test.clock.now().toISOString();
  await test.app.context.database.db.execute(sql`
    with people as (
      select user_id, row_number() over (order by id) n from members where membership_id = ${id} limit ${howMany}
    ), meeting as (
      insert into meetings (id, membership_id, name, timezone, starts_at, recurring, frequency, frequency_period,
        duration_minutes, weekday, link, created_at)
      select gen_random_uuid(), ${id}, n::text, 'Europe/London', '2026-01-06T19:00:00Z'::timestamptz + n * interval '1 hour',
        true, 1, 'Week', 60, null, 'https://example.com', ${now}
      from people returning id, name
    ), pod as (
      insert into pods (id, membership_id, name, max_participants, meeting_id, created_at)
      select gen_random_uuid(), ${id}, 'Pod ' || name, 8, id, ${now} from meeting returning id, name
    )
    insert into pod_members (pod_id, membership_id, user_id, role, joined_at)
    select pod.id, ${id}, people.user_id, 'participant', ${now} from pod join people on pod.name = 'Pod ' || people.n`);
}
