import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { frequencyDescription } from '../../domain/meetings/schedule';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import { meetings, pods } from '../platform/database/schema';
import { scheduleOfRow } from '../meetings';
import { BYTE_ORDER_MARK, csvLine, isoDate } from './csv';

/** Decision 53. */
const HEADER = [
  'Email',
  'First Name',
  'Last Name',
  'Role',
  'Pod',
  'Meeting',
  'Leader Status',
  'Joined',
  'Last Active',
  'Disabled',
];

/** Members are read so many at a time, so that a large membership never is in memory whole. */
const BATCH = 500;

interface CsvRow extends Record<string, unknown> {
  user_id: string;
  email: string;
  first_name: string;
  last_name: string;
  leader_status: string;
  joined_at: Date;
  last_active_at: Date | null;
  disabled: boolean;
  leads: string | null;
  takes_part_in: string | null;
  assists: boolean;
}

interface PodTexts {
  name: string;
  meeting: string;
}

/** The pods of a membership, each with its meeting in words, in its own zone. */
async function podTexts({ database, clock }: AppContext, membershipId: string): Promise<Map<string, PodTexts>> {
  const nowSeconds = Math.floor(clock.now().getTime() / 1000);
  const rows = await database.db
    .select({ id: pods.id, name: pods.name, meeting: meetings })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .where(eq(pods.membershipId, membershipId));
  return new Map(
    rows.map(({ id, name, meeting }) => {
      const words = frequencyDescription(scheduleOfRow(meeting), meeting.timezone, nowSeconds);
      return [id, { name, meeting: words }];
    }),
  );
}

/** The members after one, in the order of their user ids, which an index gives. */
async function membersAfter(db: Queryable, membershipId: string, after: string | undefined): Promise<CsvRow[]> {
  const { rows } = await db.execute<CsvRow>(sql`
    select m.user_id, u.email, u.first_name, u.last_name, m.leader_status, m.joined_at, m.last_active_at,
      m.disabled_at is not null as disabled, led.pod_id as leads, part.pod_id as takes_part_in,
      exists (select 1 from pods a where a.id = part.pod_id and a.assistant_user_id = m.user_id
        and a.assistant_confirmed_at is not null) as assists
    from members m
    join users u on u.id = m.user_id
    left join pod_members led on led.membership_id = m.membership_id and led.user_id = m.user_id and led.role = 'leader'
    left join pod_members part on part.membership_id = m.membership_id and part.user_id = m.user_id
      and part.role = 'participant'
    where m.membership_id = ${membershipId}::uuid and ${after === undefined ? sql`true` : sql`m.user_id > ${after}::uuid`}
    order by m.user_id limit ${BATCH}`);
  return rows;
}

function roleOf({ leads, assists }: CsvRow): string {
  if (leads) return 'Leader';
  return assists ? 'Assistant Leader' : 'Participant';
}

const dateOf = (instant: Date | null): string => isoDate(instant && new Date(instant));

function lineOf(row: CsvRow, texts: Map<string, PodTexts>): string {
  const places = [row.leads, row.takes_part_in].flatMap((podId) => (podId && texts.get(podId)) || []);
  return csvLine([
    row.email,
    row.first_name,
    row.last_name,
    roleOf(row),
    places.map(({ name }) => name).join('; '),
    places.map(({ meeting }) => meeting).join('; '),
    row.leader_status,
    dateOf(row.joined_at),
    dateOf(row.last_active_at),
    row.disabled ? 'Yes' : 'No',
  ]);
}

async function* lines(context: AppContext, membershipId: string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADER);
  const texts = await podTexts(context, membershipId);
  let batch: CsvRow[] = [];
  do {
    batch = await membersAfter(context.database.db, membershipId, batch.at(-1)?.user_id);
    yield batch.map((row) => lineOf(row, texts)).join('');
  } while (batch.length === BATCH);
}

/** All members as a CSV file, written as it is read (decision 53). */
export function membersCsv(context: AppContext, membershipId: string): Readable {
  return Readable.from(lines(context, membershipId));
}

/** 'momentum-circle-members.csv': what every file system takes. */
export function csvFileName(membershipName: string): string {
  const plain = membershipName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain ? `${plain}-` : ''}members.csv`;
}
