import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { BusinessAdmin } from '../../contract/entities.gen';
import { compareNames, fullNameKey } from '../../domain/text/compareNames';
import type { Queryable } from '../platform/database/client';
import { nameOrderOf } from '../platform/database/nameOrder';
import { businesses, businessStaff, users } from '../platform/database/schema';
import { staffOf } from '../tenancy';

export async function businessById(db: Queryable, id: string) {
  const [row] = await db.select().from(businesses).where(eq(businesses.id, id));
  return row;
}

export function businessesAwaitingApproval(db: Queryable) {
  return db
    .select({ id: businesses.id, name: businesses.name, createdAt: businesses.createdAt, ownerEmail: users.email })
    .from(businesses)
    .innerJoin(businessStaff, and(eq(businessStaff.businessId, businesses.id), eq(businessStaff.role, 'owner')))
    .innerJoin(users, eq(users.id, businessStaff.userId))
    .where(isNull(businesses.approvedAt))
    .orderBy(asc(businesses.createdAt));
}

export async function findOwnedBusiness(db: Queryable, userId: string, name: string) {
  const [row] = await db
    .select({ id: businesses.id, approvedAt: businesses.approvedAt })
    .from(businesses)
    .innerJoin(businessStaff, eq(businessStaff.businessId, businesses.id))
    .where(
      and(
        eq(businessStaff.userId, userId),
        eq(businessStaff.role, 'owner'),
        // Names that differ by an accent are different: only case is ignored, whatever the database's locale.
        sql`lower(${nameOrderOf(businesses.name)}) = lower(${nameOrderOf(sql`${name}`)})`,
      ),
    );
  return row;
}

export async function adminsOf(db: Queryable, businessId: string): Promise<BusinessAdmin[]> {
  const staff = await staffOf(db, businessId);
  return staff
    .sort((a, b) => compareNames(fullNameKey(a), fullNameKey(b)))
    .sort((a, b) => Number(b.role === 'owner') - Number(a.role === 'owner'))
    .map(({ id, firstName, lastName, photoId, email, role }) => ({
      ...{ id, firstName, lastName, email },
      ...(photoId !== null && { photoId }),
      ...(role === 'owner' && { owner: true }),
    }));
}
