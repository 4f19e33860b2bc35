import { sql, type SQL } from 'drizzle-orm';
import type { MembershipFacts, Relation } from '../../domain/permissions';
import type {
  CustomButton,
  LeaderStatus,
  MembershipFeatureName,
  MembershipSetting,
  OwnAgreement,
} from '../../contract/entities.gen';
import { assistsPod } from '../platform/database/assistsPod';
import { awaitsTwoFactorHere } from '../platform/database/awaitsTwoFactor';
import type { Queryable } from '../platform/database/client';
import { nameOrderOf } from '../platform/database/nameOrder';

export interface MembershipRow {
  id: string;
  businessId: string;
  businessName: string;
  name: string;
  url: string;
  communityUrl: string;
  supportEmail: string;
  /** Changes with the logo; null if there is no logo. */
  logoVersion: string | null;
  zoomSupported: boolean;
  ownAgreements: OwnAgreement[];
  settings: MembershipSetting[];
  disabledFeatures: MembershipFeatureName[];
  customButtons: CustomButton[];
  relation: Relation;
  facts: MembershipFacts;
}

interface StoredRow extends Record<string, unknown> {
  id: string;
  business_id: string;
  business_name: string;
  name: string;
  url: string;
  community_url: string;
  support_email: string;
  logo_version: string | null;
  zoom_supported: boolean;
  own_agreements: OwnAgreement[];
  settings: MembershipSetting[];
  disabled_features: MembershipFeatureName[];
  custom_buttons: CustomButton[];
  staff_role: 'owner' | 'admin' | null;
  awaits_two_factor: boolean;
  leader_status: LeaderStatus | null;
  member_disabled: boolean;
  leads_pod: boolean;
  led_pod_has_members: boolean;
  assists_pod: boolean;
  participates_in_pod: boolean;
}

const list = (aggregate: SQL): SQL => sql`coalesce((select ${aggregate}), '[]')`;

function membershipsFor(userId: string | null, condition: SQL): SQL {
  return sql`
    select m.id, m.business_id, b.name as business_name, m.name, m.url, m.community_url, m.support_email,
      (select trim(both '"' from l.etag) from logos l where l.membership_id = m.id) as logo_version,
      zoom.business_id is not null as zoom_supported,
      ${list(sql`json_agg(json_build_object('kind', v.kind, 'versionId', v.id) order by v.kind) from (
        select distinct on (kind) id, kind, text, is_link from terms_versions where membership_id = m.id
        order by kind, number desc) v where v.text <> '' and not v.is_link`)} as own_agreements,
      ${list(sql`json_agg(json_build_object('name', s.name, 'value', s.value))
        from membership_settings s where s.membership_id = m.id`)} as settings,
      ${list(sql`json_agg(f.name) from membership_features f
        where f.membership_id = m.id and f.disabled`)} as disabled_features,
      ${list(sql`json_agg(json_strip_nulls(json_build_object('label', c.label, 'url', c.url,
          'formLabel', nullif(c.form_label, ''), 'placement', c.placement)) order by c.position)
        from custom_buttons c where c.membership_id = m.id`)} as custom_buttons,
      staff.role as staff_role, ${awaitsTwoFactorHere(sql`staff.business_id`, sql`staff.user_id`)} as awaits_two_factor,
      member.leader_status, member.disabled_at is not null as member_disabled,
      led.pod_id is not null as leads_pod,
      exists (select 1 from pod_members o
        where o.pod_id = led.pod_id and o.user_id <> led.user_id) as led_pod_has_members,
      ${assistsPod(sql`m.id`, sql`${userId}::uuid`)} as assists_pod,
      exists (select 1 from pod_members t where t.membership_id = m.id and t.user_id = ${userId}::uuid
        and t.role = 'participant') as participates_in_pod
    from memberships m
    join businesses b on b.id = m.business_id
    left join zoom_settings zoom on zoom.business_id = m.business_id
    left join business_staff staff on staff.business_id = m.business_id and staff.user_id = ${userId}::uuid
    left join members member on member.membership_id = m.id and member.user_id = ${userId}::uuid
    left join pod_members led on led.membership_id = m.id and led.user_id = ${userId}::uuid and led.role = 'leader'
    where ${condition}
    order by ${nameOrderOf(sql`m.name`)}, m.id`;
}

function rowOf(row: StoredRow, userId: string | null): MembershipRow {
  return {
    id: row.id,
    businessId: row.business_id,
    businessName: row.business_name,
    name: row.name,
    url: row.url,
    communityUrl: row.community_url,
    supportEmail: row.support_email,
    logoVersion: row.logo_version,
    zoomSupported: row.zoom_supported,
    ownAgreements: row.own_agreements,
    settings: row.settings,
    disabledFeatures: row.disabled_features,
    customButtons: row.custom_buttons,
    relation: {
      signedIn: userId !== null,
      ...(row.staff_role && { staffRole: row.staff_role, awaitsTwoFactor: row.awaits_two_factor }),
      ...(row.leader_status && { member: { disabled: row.member_disabled, leaderStatus: row.leader_status } }),
    },
    facts: {
      leadsPod: row.leads_pod,
      ledPodHasMembers: row.led_pod_has_members,
      assistsPod: row.assists_pod,
      participatesInPod: row.participates_in_pod,
    },
  };
}

/**
 * Memberships matching a condition, by name, with one person's relation to them. `userId` is null when signed out.
 * Conditions refer to `m` (memberships), `staff` and `member`. One statement.
 */
export async function membershipRows(db: Queryable, userId: string | null, condition: SQL): Promise<MembershipRow[]> {
  const found = await db.execute<StoredRow>(membershipsFor(userId, condition));
  return found.rows.map((row) => rowOf(row, userId));
}
