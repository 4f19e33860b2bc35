import { sql, type SQL } from 'drizzle-orm';
import { membershipFeatures } from '../platform/database/schema';

export const stepsAreOff = (membershipId: unknown): SQL<boolean> =>
  sql<boolean>`exists (select from ${membershipFeatures} where ${membershipFeatures.membershipId} = ${membershipId}
    and ${membershipFeatures.name} = 'NextTinyStep' and ${membershipFeatures.disabled})`;
