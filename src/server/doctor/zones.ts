import { sql } from 'drizzle-orm';
import moment from 'moment-timezone';
import type { Database } from '../platform/database/client';
import { fault, good, warning, type Finding } from './finding';
import { listText } from '../../domain/text/lists';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_AHEAD = 366;
const MAX_NAMED = 3;

/** Offsets by zone: minutes ahead of UTC, in the order of the instants. */
export type Offsets = Map<string, number[]>;

/** A source of zone data: the offsets of the zones it knows. Instants are in epoch milliseconds. */
type OffsetSource = (zones: string[], instants: number[]) => Offsets | Promise<Offsets>;

/** The product's own data, which determines when meetings recur. */
export const momentOffsets: OffsetSource = (zones, instants) =>
  new Map(
    zones.flatMap((name) => {
      const zone = moment.tz.zone(name);
      return zone ? [[name, instants.map((at) => -zone.utcOffset(at))]] : [];
    }),
  );

/** Node.js's data, which emails and lists use to show times. */
export const nodeOffsets: OffsetSource = (zones, instants) =>
  new Map(
    zones.flatMap((timeZone) => {
      try {
        const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
        return [[timeZone, instants.map((at) => minutesOf(format.format(at)))]];
      } catch {
        return [];
      }
    }),
  );

/** '6/1/2026, GMT+05:30' */
function minutesOf(text: string): number {
  const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) || 0;
}

export const databaseOffsets =
  ({ db }: Pick<Database, 'db'>): OffsetSource =>
  async (zones, instants) => {
    const { rows } = await db.execute<{ name: string; minutes: number[] }>(sql`
      select zone.name, array_agg((extract(epoch from
          (to_timestamp(at.ms / 1000) at time zone zone.name) - (to_timestamp(at.ms / 1000) at time zone 'UTC'))
          / 60)::int order by at.ms) as minutes
      from pg_timezone_names zone cross join unnest(${sql.param(instants)}::float8[]) at (ms)
      where zone.name = any(${sql.param(zones)}::text[])
      group by zone.name`);
    return new Map(rows.map(({ name, minutes }) => [name, minutes]));
  };

const instantsFrom = (now: Date) => Array.from({ length: DAYS_AHEAD }, (_, day) => now.getTime() + day * DAY_MS);

async function usedZones({ db }: Pick<Database, 'db'>): Promise<Set<string>> {
  const { rows } = await db.execute<{ zone: string }>(sql`
    select timezone as zone from users where timezone is not null
    union select timezone from meetings`);
  return new Set(rows.map(({ zone }) => zone));
}

interface Sources {
  database: Pick<Database, 'db'>;
  now: Date;
  others?: { name: string; source: OffsetSource; update: string }[];
}

/**
 * Whether all sources of zone data agree for a year from today. In a zone that is in use, a difference is a fault: a
 * meeting would be at one time in a calendar and at another in an email.
 */
export async function checkZones({ database, now, others = sourcesOf(database) }: Sources): Promise<Finding[]> {
  const zones = moment.tz.names();
  const instants = instantsFrom(now);
  const own = await momentOffsets(zones, instants);
  const used = await usedZones(database);
  const findings: Finding[] = [];
  for (const { name, source, update } of others) {
    const theirs = await source(zones, instants);
    const differing = zones.flatMap((zone) => {
      const [mine, other] = [own.get(zone), theirs.get(zone)];
      const at = mine?.findIndex((minutes, index) => other !== undefined && other[index] !== minutes) ?? -1;
      return at < 0 ? [] : [{ zone, from: new Date(instants[at] ?? 0).toISOString().slice(0, 10) }];
    });
    if (differing.length > 0) findings.push(differenceOf(name, update, differing, used));
  }
  const who = listText(['Stepwell', ...others.map(({ name }) => name)], 'en');
  return findings.length > 0 ? findings : [good(`${who} agree on every time zone for the year ahead.`)];
}

function differenceOf(
  name: string,
  update: string,
  differing: { zone: string; from: string }[],
  used: Set<string>,
): Finding {
  const concerned = differing.filter(({ zone }) => used.has(zone));
  const named = (concerned.length > 0 ? concerned : differing).slice(0, MAX_NAMED);
  const places = listText(
    named.map(({ zone, from }) => `${zone} (from ${from})`),
    'en',
  );
  const others = differing.length - named.length;
  const where = others > 0 ? `${places} and ${others} more` : places;
  return concerned.length > 0
    ? fault(`${name} has other clocks than Stepwell for ${where}, where people of yours are. ${update}`)
    : warning(`${name} has other clocks than Stepwell for ${where}, where nobody of yours is so far. ${update}`);
}

const sourcesOf = (database: Pick<Database, 'db'>): NonNullable<Sources['others']> => [
  { name: 'Node.js', source: nodeOffsets, update: 'Update Node.js, or Stepwell, whichever is older.' },
  {
    name: 'the database',
    source: databaseOffsets(database),
    update: 'Update PostgreSQL, or the time zone data of its machine (tzdata).',
  },
];
