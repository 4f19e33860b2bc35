import { sql, type SQL } from 'drizzle-orm';
import type { OwnTerms, PublishedTerms, TermsDocument, TermsInForce } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import { notFound } from '../platform/http/problem';
import { concerningIds, dueVersions, leads, takesPart } from './due';
import { presentAccepted, presentDocument, presentPublished, type AcceptedRow, type PublishedRow } from './presenter';
import { inForce, readVersions, versionColumns, versionOf, type TermsScope } from './versions';

export async function termsInForce({ database, config }: AppContext, scope: TermsScope): Promise<TermsInForce> {
  const versions = await inForce(database.db, scope);
  const { minimumAge } = config;
  return { documents: versions.map(presentDocument), ...(minimumAge !== undefined && { minimumAge }) };
}

export async function ownTerms(db: Queryable, userId: string): Promise<OwnTerms> {
  const due = await dueVersions(db, userId);
  const { rows } = await db.execute<AcceptedRow & Record<string, unknown>>(sql`
    select ${versionColumns}, a.accepted_at as "acceptedAt", a.act
    from terms_acceptances a join terms_versions v on v.id = a.version_id
    where a.user_id = ${userId}::uuid order by a.accepted_at desc, v.id limit 2000`);
  const { rows: people } = await db.execute<{ age: number | null }>(
    sql`select confirmed_age as age from users where id = ${userId}::uuid`,
  );
  const age = people[0]?.age;
  return {
    due: due.map(presentDocument),
    accepted: rows.map((row) => presentAccepted({ ...versionOf(row), acceptedAt: new Date(row.acceptedAt) })),
    ...(age != null && { confirmedAge: age }),
  };
}

/** For people it concerns or who have accepted it, and for staff of its business; the platform's for everybody. */
export async function termsVersion(db: Queryable, versionId: string, userId: string): Promise<TermsDocument> {
  const [version] = await readVersions(
    db,
    sql`from terms_versions v left join memberships m on m.id = v.membership_id
      where v.id = ${versionId}::uuid and v.text <> '' and (
        num_nonnulls(v.business_id, v.membership_id) = 0
        or exists (select from terms_acceptances a where a.user_id = ${userId}::uuid and a.version_id = v.id)
        or exists (select from business_staff s
          where s.business_id = coalesce(v.business_id, m.business_id) and s.user_id = ${userId}::uuid)
        or v.id = any(${sql.param(await concerningIds(db, userId))}::uuid[]))`,
  );
  if (!version) throw notFound();
  return presentDocument(version);
}

/** User ids of the people whom a text of the business concerns. */
export const peopleOfBusiness = (businessId: string): SQL => sql`
  select user_id from business_staff where business_id = ${businessId}::uuid
  union select m.user_id from members m join memberships ms on ms.id = m.membership_id
    where ms.business_id = ${businessId}::uuid and m.disabled_at is null`;

export const peopleOfAgreement = (membershipId: string, kind: 'LEADER_AGREEMENT' | 'PARTICIPANT_AGREEMENT'): SQL => sql`
  select m.user_id from members m where m.membership_id = ${membershipId}::uuid and m.disabled_at is null
    ${kind === 'LEADER_AGREEMENT' ? sql`and ${leads}` : sql`and ${takesPart}`}`;

/** Of each kind; older ones stay readable for who accepted them. */
const MAX_VERSIONS = 50;

/** `people`: who is concerned, by kind. */
async function published(db: Queryable, where: SQL, people: SQL): Promise<PublishedTerms[]> {
  const { rows } = await db.execute<PublishedRow & Record<string, unknown>>(sql`
    with people as (${people})
    select ${versionColumns}, p.first_name || ' ' || p.last_name as publisher,
      (select count(*)::int from people
        where people.kind = v.kind and people.user_id is distinct from v.published_by) as concerned,
      (select count(*)::int from people join terms_acceptances a on a.user_id = people.user_id and a.version_id = v.id
        where people.kind = v.kind and people.user_id is distinct from v.published_by) as accepted
    from terms_versions v left join users p on p.id = v.published_by
    where ${where} and v.number > (
      select max(number) - ${MAX_VERSIONS} from terms_versions latest where latest.kind = v.kind
        and (latest.business_id, latest.membership_id) is not distinct from (v.business_id, v.membership_id))
    order by v.published_at desc, v.number desc, v.id`);
  return rows.map((row) => presentPublished(versionOf(row)));
}

export const publishedByBusiness = (db: Queryable, businessId: string): Promise<PublishedTerms[]> =>
  published(
    db,
    sql`v.business_id = ${businessId}::uuid`,
    sql`select k.kind, p.user_id from (values ('TERMS'), ('PRIVACY')) k(kind)
      cross join (${peopleOfBusiness(businessId)}) p`,
  );

export const publishedAgreements = (db: Queryable, membershipId: string): Promise<PublishedTerms[]> =>
  published(
    db,
    sql`v.membership_id = ${membershipId}::uuid`,
    sql`select 'PARTICIPANT_AGREEMENT' as kind, p.user_id from (${peopleOfAgreement(membershipId, 'PARTICIPANT_AGREEMENT')}) p
      union all select 'LEADER_AGREEMENT', p.user_id from (${peopleOfAgreement(membershipId, 'LEADER_AGREEMENT')}) p`,
  );
