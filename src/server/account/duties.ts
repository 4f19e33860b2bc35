import { sql } from 'drizzle-orm';
import { joinWithAnd } from '../../domain/text/words';
import type { Queryable } from '../platform/database/client';

/** A role that must end before the account can be deleted: a leader alone in a pod has nobody to hand it over to. */
export interface Duty {
  role: 'own' | 'administer' | 'lead' | 'leadAlone';
  /** Name of the business or pod. */
  name: string;
}

export async function dutiesOf(db: Queryable, userId: string): Promise<Duty[]> {
  const { rows } = await db.execute<Duty & Record<string, unknown>>(sql`
    select case staff.role when 'owner' then 'own' else 'administer' end as role, businesses.name
      from business_staff staff join businesses on businesses.id = staff.business_id
      where staff.user_id = ${userId}
    union all
    select case when exists (
        select from pod_members other where other.pod_id = pods.id and other.role <> 'leader'
      ) then 'lead' else 'leadAlone' end, pods.name from pod_members place join pods on pods.id = place.pod_id
      where place.user_id = ${userId} and place.role = 'leader'
    order by 1 desc, 2`);
  return rows;
}

const phrases: Record<Duty['role'], string> = {
  own: 'own',
  administer: 'are an admin of',
  lead: 'lead the pod',
  leadAlone: 'lead the pod',
};

/** How each role ends: only the owner can remove an admin, and no screen changes a business's owner. */
const ways: Record<Duty['role'], string> = {
  own: 'ask our support team to give the business another owner',
  administer: 'ask the owner to remove you as admin',
  lead: 'hand over the pods you lead',
  leadAlone: 'leave the pods that nobody else is in',
};

/** 'You own Acme and lead the pod Early Birds. …' */
export function dutiesSentence(duties: Duty[]): string {
  const all = joinWithAnd(duties.map(({ role, name }) => `${phrases[role]} ${name}`));
  const steps = joinWithAnd([...new Set(duties.map(({ role }) => ways[role]))]);
  return `You ${all}. Please ${steps} first. Then you can delete your account.`;
}
