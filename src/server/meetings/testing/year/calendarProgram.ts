import ICAL from 'ical.js';

interface ReadCalendar {
  method: string;
  zones: Map<string, ICAL.Timezone>;
  events: Map<string, { series: ICAL.Component | undefined; dates: ICAL.Component[] }>;
}

const textOf = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name));

function read(text: string): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  const zones = new Map(
    calendar.getAllSubcomponents('vtimezone').map((zone) => [textOf(zone, 'tzid'), new ICAL.Timezone(zone)]),
  );
  const events: ReadCalendar['events'] = new Map();
  for (const event of calendar.getAllSubcomponents('vevent')) {
    const uid = textOf(event, 'uid');
    const known = events.get(uid) ?? { series: undefined, dates: [] };
    if (event.hasProperty('recurrence-id')) known.dates.push(event);
    else known.series = event;
    events.set(uid, known);
  }
  return { method: textOf(calendar, 'method'), zones, events };
}

interface HeldSeries {
  series: ICAL.Component;
  sequence: number;
  dates: Map<string, ICAL.Component>;
  zones: Map<string, ICAL.Timezone>;
}

/** The properties of a series whose change makes a program forget its exceptions. */
const timesOf = (series: ICAL.Component) =>
  ['dtstart', 'rrule'].map((name) => series.getFirstProperty(name)?.toICALString()).join();

/**
 * A person's calendar. A program with `keepsDates` keeps its version of a date until it receives another one or the
 * series' times change; any other program replaces everything it has of a series.
 */
export class CalendarProgram {
  private readonly held = new Map<string, HeldSeries>();

  /** `duration` applies to all meetings, in seconds. */
  constructor(
    private readonly keepsDates: boolean,
    private readonly duration: number,
  ) {}

  apply(text: string): void {
    const { method, events, zones } = read(text);
    for (const [uid, { series, dates }] of events) {
      const known = this.held.get(uid);
      if (!series) throw new Error('A date came without its series');
      const sequence = Number(textOf(series, 'sequence'));
      if (known && sequence < known.sequence) continue;
      if (method === 'CANCEL') {
        this.held.delete(uid);
        continue;
      }
      const isKept = this.keepsDates && known !== undefined && timesOf(known.series) === timesOf(series);
      const kept = new Map(isKept ? known.dates : []);
      for (const date of dates) kept.set(textOf(date, 'recurrence-id'), date);
      this.held.set(uid, { series, sequence, dates: kept, zones });
    }
  }

  get uids(): string[] {
    return [...this.held.keys()].sort();
  }

  starts(uid: string, from: number, to: number): number[] {
    const held = this.held.get(uid);
    return held ? startsIn(held, from, to, this.duration) : [];
  }
}

const MAX_MOVE = 60 * 86_400;

function startsIn({ series, dates, zones }: HeldSeries, from: number, to: number, duration: number): number[] {
  const event = new ICAL.Event(series, { exceptions: [...dates.values()] });
  // ical.js treats times as floating unless their zone is registered for the whole process.
  const instantOf = (time: ICAL.Time, { component }: { component: ICAL.Component }) => {
    const tzid = String(component.getFirstProperty('dtstart')?.getFirstParameter('tzid'));
    const zone = zones.get(tzid);
    if (!zone) throw new Error(`No zone ${tzid}`);
    const local = time.clone();
    local.zone = zone;
    return local.toUnixTime();
  };
  const found: number[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next() as ICAL.Time | null; next; next = iterator.next()) {
    if (instantOf(next, event) > to + MAX_MOVE) break;
    const { startDate, item } = event.getOccurrenceDetails(next);
    const lasts = item.duration.toSeconds();
    // Without an end, a meeting would last for the whole day or no time at all.
    if (startDate.isDate || lasts !== duration) throw new Error(`Lasts ${lasts} s: ${item.component.toString()}`);
    found.push(instantOf(startDate, item));
  }
  return found.filter((at) => from <= at && at <= to).sort((one, other) => one - other);
}
