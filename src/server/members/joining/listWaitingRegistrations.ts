import { sql, type SQL } from 'drizzle-orm';
import type { WaitingRegistration } from '../../../contract/entities.gen';
import type { AppContext } from '../../platform/context';
import { isAfter, orderBy, cursorValues, sortBy, type Keyset } from '../../platform/database/keyset';
import { readPage } from '../../platform/database/readPage';
import { codes, members } from '../../platform/database/schema';
import type { Page, PageRequest } from '../../platform/http/pages';
import type { Joining } from './joining';

const newestFirst: Keyset = {
  keys: [sortBy(sql`w.created_at`, 'timestamptz'), sortBy(sql`w.id`, 'uuid')],
  direction: 'desc',
};

/**
 * The last link sent to each address, as a table `w`, excluding current members. Old codes store no address, and expire
 * after 48 hours.
 */
const waitingOf = (membershipId: string, now: Date): SQL => sql`(
  select distinct on (fold_email(${codes.payload} ->> 'email'))
    ${codes.id} as id, ${codes.payload} as payload, ${codes.createdAt} as created_at, ${codes.expiresAt} as expires_at
  from ${codes}
  where ${codes.purpose} in ('verify', 'join') and ${codes.usedAt} is null
    and ${codes.expiresAt} > ${now.toISOString()}::timestamptz
    and ${codes.payload} -> 'purpose' ->> 'membershipId' = ${membershipId} and ${codes.payload} ? 'email'
    and not exists (select from ${members}
      where ${members.membershipId} = ${membershipId} and ${members.userId} = ${codes.userId})
  order by fold_email(${codes.payload} ->> 'email'), ${codes.createdAt} desc, ${codes.id} desc
) w`;

interface WaitingRow extends Record<string, unknown> {
  payload: { email: string; registeredAt?: number; purpose: Joining };
  /** Epoch milliseconds as text, because it is a bigint. */
  created: string;
  expires: string;
  place: string[];
}

const millis = (column: SQL): SQL => sql`floor(extract(epoch from ${column}) * 1000)::bigint`;

function present({ payload, created, expires }: WaitingRow): WaitingRegistration {
  const { email, registeredAt, purpose } = payload;
  const role = purpose.then === 'leader' ? ('Leader' as const) : ('Participant' as const);
  // The link may have been resent since the list was read.
  return { email, role, created: registeredAt ?? Number(created), expires: Number(expires) };
}

/**
 * One page of a membership's invited sign-ups with unconfirmed addresses, newest first, without duplicates, in two
 * statements (rule platform.pages). Includes only the role and the address as typed: a name would reveal whose account
 * the address belongs to, and the account's own address, which may have changed, is private (rule session.sameAnswer).
 * 400 for an invalid cursor.
 */
export async function listWaitingRegistrations(
  { database: { db }, clock }: AppContext,
  { membershipId, ...asked }: PageRequest & { membershipId: string },
): Promise<Page<WaitingRegistration>> {
  const waiting = waitingOf(membershipId, clock.now());
  const page = await readPage(db, asked, newestFirst, {
    rows: async (cursor, howMany) => {
      const { rows } = await db.execute<WaitingRow>(sql`
        select w.payload, ${millis(sql`w.created_at`)} as created, ${millis(sql`w.expires_at`)} as expires,
          ${cursorValues(newestFirst)} as place
        from ${waiting} where ${isAfter(newestFirst, cursor)} order by ${orderBy(newestFirst)} limit ${howMany}`);
      return rows;
    },
    all: sql`from ${waiting}`,
  });
  return { ...page, items: page.items.map(present) };
}
