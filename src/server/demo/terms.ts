import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as tables from '../platform/database/schema';
import { DAY_MS, emailOf, HOUR_MS, type World } from './world';

const FIRST = `# What we ask of you

Come to your pod’s meetings, and say beforehand when you can’t.

# What you can ask of us

We answer within two working days.`;

const SECOND = `${FIRST}

# Recordings

We never record a pod’s meeting. If we ever want to, we ask everybody first.`;

const HASNT_ACCEPTED_YET = emailOf('Keiko', 'Tanaka');

/** The business's own terms with two versions, the second of which one member hasn't accepted yet. */
export async function addTerms({ tx, now, staff }: World, businessId: string): Promise<void> {
  const version = { businessId, kind: 'TERMS' as const, publishedBy: staff[0]?.id };
  const [first, second] = [v7(), v7()];
  const published = new Date(now - 5 * DAY_MS);
  await tx.insert(tables.termsVersions).values([
    { ...version, id: first, number: 1, text: FIRST, publishedAt: new Date(now - 399 * DAY_MS) },
    {
      ...version,
      id: second,
      number: 2,
      text: SECOND,
      whatChanged: 'We say how we treat recordings.',
      publishedAt: published,
    },
  ]);
  const people = sql`
    select user_id, min(since) as since from (
      select user_id, created_at as since from business_staff where business_id = ${businessId}::uuid
      union all select m.user_id, m.joined_at from members m join memberships ms on ms.id = m.membership_id
        where ms.business_id = ${businessId}::uuid) parts group by user_id`;
  await tx.execute(sql`
    insert into terms_acceptances (user_id, version_id, accepted_at, act)
    select u.id, v.id, u.created_at, 'SIGN_UP' from users u cross join terms_versions v
    where v.business_id is null and v.membership_id is null and v.kind in ('TERMS', 'PRIVACY')
    union all
    select user_id, ${first}::uuid, since, 'SIGN_UP' from (${people}) p
    union all
    select p.user_id, ${second}::uuid, ${new Date(published.getTime() + 3 * HOUR_MS).toISOString()}::timestamptz, 'ASKED'
    from (${people}) p join users u on u.id = p.user_id where u.email <> ${HASNT_ACCEPTED_YET}`);
}
