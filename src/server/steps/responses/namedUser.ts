import { eq } from 'drizzle-orm';
import type { NamedPerson } from '../../notifications';
import type { Act } from '../../platform/act';
import { users } from '../../platform/database/schema';
import { notFound } from '../../platform/http/problem';

/** A person's first and last name, for a notification about what they did. */
export async function namedUser(
  act: Act,
  userId: string,
): Promise<NamedPerson & { firstName: string; lastName: string }> {
  const { firstName, lastName } = users;
  const [found] = await act.tx.select({ firstName, lastName }).from(users).where(eq(users.id, userId));
  if (!found) throw notFound();
  return { userId, name: `${found.firstName} ${found.lastName}`, ...found };
}
