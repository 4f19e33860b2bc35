import { sql } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { html } from './html';

/** Somebody whom a message names. */
export interface NamedPerson {
  userId: string;
  /** First and last name, as the message has them. */
  name: string;
}

const inBold = (name: string): string => html`<b>${name}</b>`;

/** What a message says of people, by user id; null when it names nobody. */
export const namesIn = (people: readonly NamedPerson[]): Record<string, string> | null =>
  people.length === 0 ? null : Object.fromEntries(people.map(({ userId, name }) => [userId, inBold(name)]));

/** Takes somebody's name out of what others were told about them, read or not (rule notifications.names). */
export async function removeNameOf({ tx }: Act, userId: string): Promise<void> {
  await tx.execute(sql`
    update notifications set message = replace(message, names ->> ${userId}, ${inBold('A former member')}),
      names = names - ${userId}::text
    where names ? ${userId}`);
}
