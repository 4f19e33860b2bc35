import { and, eq, sql } from 'drizzle-orm';
import type { BulkAction, BulkActionRow } from '../../contract/entities.gen';
import type { BulkOutcome } from '../../domain/bulk/kinds';
import { secondsOf } from '../platform/clock';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import { fullNameOf } from '../platform/database/fullNameOf';
import { cursorValues, isAfter, orderBy, sortBy, type Keyset } from '../platform/database/keyset';
import { readPage } from '../platform/database/readPage';
import { bulkActionRows, bulkActions } from '../platform/database/schema';
import type { Page, PageRequest } from '../platform/http/pages';
import { notFound } from '../platform/http/problem';

const rowsWith = (outcome: BulkOutcome) => sql<number>`(select count(*)::int from bulk_action_rows r
  where r.bulk_action_id = ${bulkActions.id} and r.outcome = ${outcome})`;

const columns = {
  action: bulkActions,
  startedByName: fullNameOf(bulkActions.startedBy),
  pending: rowsWith('PENDING'),
  done: rowsWith('DONE'),
  refused: rowsWith('REFUSED'),
};

type Row = { [Name in 'pending' | 'done' | 'refused']: number } & {
  action: typeof bulkActions.$inferSelect;
  startedByName: string | null;
};

function presentBulkAction({ action, startedByName, pending, done, refused }: Row): BulkAction {
  const { id, membershipId, kind, state, startedAt, finishedAt, toPodName } = action;
  return {
    id,
    membershipId,
    kind,
    state,
    startedAt: secondsOf(startedAt),
    ...(finishedAt && { finishedAt: secondsOf(finishedAt) }),
    ...(startedByName !== null && { startedByName }),
    ...(toPodName !== null && { toPodName }),
    total: pending + done + refused,
    done,
    refused,
  };
}

export async function bulkActionById(db: Queryable, id: string): Promise<BulkAction> {
  const [row] = await db.select(columns).from(bulkActions).where(eq(bulkActions.id, id));
  if (!row) throw notFound();
  return presentBulkAction(row);
}

const newestFirst: Keyset = {
  keys: [sortBy(sql`${bulkActions.startedAt}`, 'timestamptz'), sortBy(sql`${bulkActions.id}`, 'uuid')],
  direction: 'desc',
};

export async function listBulkActions(
  { database: { db } }: AppContext,
  { membershipId, ...asked }: PageRequest & { membershipId: string },
): Promise<Page<BulkAction>> {
  const which = eq(bulkActions.membershipId, membershipId);
  const page = await readPage(db, asked, newestFirst, {
    rows: (cursor, limit) =>
      db
        .select({ ...columns, place: cursorValues(newestFirst) })
        .from(bulkActions)
        .where(and(which, isAfter(newestFirst, cursor)))
        .orderBy(orderBy(newestFirst))
        .limit(limit),
    all: sql`from ${bulkActions} where ${which}`,
  });
  return { ...page, items: page.items.map(presentBulkAction) };
}

const inOrder: Keyset = { keys: [sortBy(sql`${bulkActionRows.position}`, 'integer')], direction: 'asc' };

export async function listBulkActionRows(
  { database: { db } }: AppContext,
  { id, outcome, ...asked }: PageRequest & { id: string; outcome?: BulkOutcome },
): Promise<Page<BulkActionRow>> {
  const which = and(eq(bulkActionRows.bulkActionId, id), outcome && eq(bulkActionRows.outcome, outcome));
  const { position, outcome: ended, reason } = bulkActionRows;
  const name = sql<string>`coalesce(
    (select i.email from email_invitations i where i.id = bulk_action_rows.subject_id), bulk_action_rows.name)`;
  const page = await readPage(db, asked, inOrder, {
    rows: (cursor, limit) =>
      db
        .select({ position, name, outcome: ended, reason, place: cursorValues(inOrder) })
        .from(bulkActionRows)
        .where(and(which, isAfter(inOrder, cursor)))
        .orderBy(orderBy(inOrder))
        .limit(limit),
    all: sql`from ${bulkActionRows} where ${which}`,
  });
  return {
    ...page,
    items: page.items.map(({ position: at, name: named, outcome: end, reason: why }) => ({
      position: at,
      name: named,
      outcome: end,
      ...(why !== null && { reason: why }),
    })),
  };
}
