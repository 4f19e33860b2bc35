import { sql, type SQL } from 'drizzle-orm';
import {
  isAgreement,
  isRequired,
  versionsInForce,
  type AgreementKind,
  type TermsKind,
  type TermsOrigin,
} from '../../domain/terms/terms';
import type { Queryable } from '../platform/database/client';

export interface VersionRow {
  id: string;
  kind: TermsKind;
  origin: TermsOrigin;
  /** Of the business or membership. */
  name: string | null;
  number: number;
  text: string;
  isLink: boolean;
  isStandard: boolean;
  isWithdrawn: boolean;
  whatChanged: string;
  publishedAt: Date;
}

/** What somebody comes into. Of the agreements only those of their role concern them. */
export interface TermsScope {
  businessId?: string;
  membershipId?: string;
  agreements: readonly AgreementKind[];
}

/** `v`: the version, in the enclosing statement. */
export const versionColumns: SQL = sql`v.id, v.kind, v.number, v.text, v.is_link as "isLink",
  v.is_standard as "isStandard", v.text = '' as "isWithdrawn", v.what_changed as "whatChanged",
  v.published_at as "publishedAt",
  case when v.business_id is not null then 'BUSINESS' when v.membership_id is not null then 'MEMBERSHIP' else 'PLATFORM' end as origin,
  coalesce((select name from businesses where id = v.business_id), (select name from memberships where id = v.membership_id)) as name`;

export const versionOf = <Row extends { publishedAt: Date }>(row: Row): Row => ({
  ...row,
  publishedAt: new Date(row.publishedAt),
});

export async function readVersions(db: Queryable, from: SQL): Promise<VersionRow[]> {
  const { rows } = await db.execute<VersionRow & Record<string, unknown>>(sql`select ${versionColumns} ${from}`);
  return rows.map(versionOf);
}

/** The versions in force in a scope, the platform's first (rule terms.inForce). */
export async function inForce(
  db: Queryable,
  { businessId, membershipId, agreements }: TermsScope,
): Promise<VersionRow[]> {
  const latest = await readVersions(
    db,
    sql`from (
      select distinct on (business_id, membership_id, kind) * from terms_versions
      where business_id is null and membership_id is null or business_id = ${businessId ?? null}::uuid
        or membership_id = ${membershipId ?? null}::uuid
      order by business_id, membership_id, kind, number desc) v`,
  );
  return versionsInForce(latest).filter(({ kind }) => !isAgreement(kind) || agreements.includes(kind));
}

/** Of the versions in force, those that people accept as they come in. */
export async function requiredVersions(db: Queryable, scope: TermsScope): Promise<VersionRow[]> {
  return (await inForce(db, scope)).filter(isRequired);
}
