import { sql, type SQL } from 'drizzle-orm';
import { membershipFeatures } from '../platform/database/schema';

/** Whether Next Tiny Steps are turned off in the membership of this column (rule steps.feature). */
export const stepsAreOff = (membershipId: unknown): SQL<boolean> =>
  sql<boolean>`exists (select from ${membershipFeatures} where ${membershipFeatures.membershipId} = ${membershipId}
    and ${membershipFeatures.name} = 'NextTinyStep' and ${membershipFeatures.disabled})`;
