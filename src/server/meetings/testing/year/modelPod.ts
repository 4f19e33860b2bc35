import moment from 'moment-timezone';
import type { TestPod } from '../../../testing/factories';
import { startsOf, type Series } from './wallClockSeries';

export interface ModelDate {
  start: number;
  at: number;
}

export type ReminderKind = 'meeting-tomorrow' | 'meeting-soon';

export interface ModelReminder extends ModelDate {
  kind: ReminderKind;
  dueAt: number;
  /** From this time on, the reminder is no longer sent. */
  until: number;
}

export interface ModelPerson {
  id: string;
  email: string;
  zone: string;
  setting: 'BOTH' | 'DAY' | 'FIFTEEN_MINUTES' | 'NEVER';
}

const [DAY, HOUR, MINUTE] = [86_400, 3600, 60];

/** How far ahead the starts of a series are computed: further than anything that is compared. */
const HORIZON = 460 * DAY;

export class ModelPod {
  starts: number[] = [];
  /** New times of dates; undefined if skipped. */
  readonly changes = new Map<number, number | undefined>();
  pause: { from: number; to: number } | undefined;
  /** Epoch milliseconds of joining, by person. */
  readonly people = new Map<string, number>();
  readonly disabled = new Set<string>();
  readonly apologies = new Set<string>();
  readonly sent = new Set<string>();
  private reminders: ModelReminder[] | undefined;
  private restartedAt = 0;
  private readonly changedAt = new Map<number, number>();

  constructor(
    readonly pod: TestPod,
    public series: Series,
    readonly end: number,
  ) {
    this.restart(series);
  }

  /** Replaces the series from now on, and drops changes to dates that the new series doesn't have. */
  restart(series: Series, now = 0): void {
    this.series = series;
    this.restartedAt = now;
    this.starts = startsOf(series, this.end + HORIZON);
    const known = new Set(this.starts);
    for (const start of [...this.changes.keys()]) if (!known.has(start)) this.changes.delete(start);
    this.reminders = undefined;
  }

  change(start: number, to: { at?: number } | undefined, now: number): void {
    if (to) this.changes.set(start, to.at);
    else this.changes.delete(start);
    this.changedAt.set(start, now);
    for (const key of [...this.apologies]) if (key.startsWith(`${start} `)) this.apologies.delete(key);
    this.reminders = undefined;
  }

  setPause(pause: ModelPod['pause'], now: number): void {
    for (const start of this.starts) if (this.isPaused(start)) this.changedAt.set(start, now);
    this.pause = pause;
    this.reminders = undefined;
  }

  isPaused(instant: number): boolean {
    return this.pause !== undefined && this.pause.from <= instant && instant < this.pause.to;
  }

  private takesPlace(start: number): boolean {
    return !this.isPaused(start) && !(this.changes.has(start) && this.changes.get(start) === undefined);
  }

  dates(from: number, to: number): ModelDate[] {
    return this.starts
      .filter((start) => this.takesPlace(start))
      .map((start) => ({ start, at: this.changes.get(start) ?? start }))
      .filter(({ start, at }) => at === start || !this.isPaused(at))
      .filter(({ at }) => from <= at && at <= to)
      .sort((one, other) => one.at - other.at);
  }

  /** Reminders in the order they are due, without those already past when their date got its current time. */
  private dueReminders(): ModelReminder[] {
    this.reminders ??= this.dates(0, this.end + HORIZON)
      .flatMap(({ start, at }): ModelReminder[] => [
        { start, at, kind: 'meeting-tomorrow', dueAt: at - DAY, until: at - DAY + 3 * HOUR },
        { start, at, kind: 'meeting-soon', dueAt: at - 15 * MINUTE, until: at },
      ])
      .filter(({ start, dueAt }) => dueAt >= Math.max(this.restartedAt, this.changedAt.get(start) ?? 0))
      .sort((one, other) => one.dueAt - other.dueAt);
    return this.reminders;
  }

  private placeAfter(instant: number): number {
    const reminders = this.dueReminders();
    let [low, high] = [0, reminders.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((reminders[middle]?.dueAt ?? Infinity) <= instant) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  due(after: number, to: number): ModelReminder[] {
    return this.dueReminders().slice(this.placeAfter(after), this.placeAfter(to));
  }

  nextDue(after: number): number {
    return this.dueReminders()[this.placeAfter(after)]?.dueAt ?? Infinity;
  }

  shiftFor({ start, at }: ModelDate, zone: string): string {
    const last = this.starts.filter((one) => one < start && this.takesPlace(one)).at(-1);
    if (at !== start || last === undefined) return '';
    const minutes = (instant: number) => {
      const local = moment.tz(instant * 1000, zone);
      return local.hours() * 60 + local.minutes();
    };
    const difference = ((minutes(start) - minutes(last) + 2160) % 1440) - 720;
    if (difference === 0) return '';
    const size = Math.abs(difference);
    const length = size % 60 === 0 ? (size === 60 ? 'an hour' : `${size / 60} hours`) : `${size} minutes`;
    return `, ${length} ${difference > 0 ? 'later' : 'earlier'} than usual for you`;
  }
}
