import { eq } from 'drizzle-orm';
import type { Queryable } from '../platform/database/client';
import { businessStaff, users } from '../platform/database/schema';

export function staffOf(db: Queryable, businessId: string) {
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      photoId: users.photoId,
      email: users.email,
      role: businessStaff.role,
      twoFactorSince: users.twoFactorSince,
    })
    .from(businessStaff)
    .innerJoin(users, eq(users.id, businessStaff.userId))
    .where(eq(businessStaff.businessId, businessId));
}

export async function ownerOf(db: Queryable, businessId: string) {
  return (await staffOf(db, businessId)).find(({ role }) => role === 'owner');
}
