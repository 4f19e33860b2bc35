import moment from 'moment-timezone';
import { DAY, type Does, type Happening } from './act';
import type { Series } from './wallClockSeries';
import { firstDateFrom, instantOf } from './wallClockSeries';
import { weekdayOf, ZONES } from './yearOfPods';

const isPauseAhead = ({ model: { pause }, now }: Happening) => pause !== undefined && pause.to > now;

/** Saving drops a pause that is over. */
function restart(given: Happening, series: Series): void {
  const { model, now } = given;
  model.restart(series, now);
  if (!isPauseAhead(given)) model.setPause(undefined, now);
}

const pause: Does = async (given) => {
  const { community, model, now } = given;
  if (isPauseAhead(given)) return false;
  const from = now + community.random.integer(-1, 30) * DAY;
  const to = Math.max(from, now) + community.random.integer(3, 45) * DAY;
  await given.save({ pausedFromEpoch: from, pausedToEpoch: to });
  model.setPause({ from, to }, now);
  return true;
};

const resume: Does = async (given) => {
  if (!isPauseAhead(given)) return false;
  await given.save({ pausedFromEpoch: null, pausedToEpoch: null });
  given.model.setPause(undefined, given.now);
  return true;
};

const newHour: Does = async (given) => {
  const { series } = given.model;
  const time = given.community.random.pick(['18:00', '08:30', '13:15', '20:45']);
  if (time === series.time) return false;
  const soon = moment.tz((given.now + 2 * DAY) * 1000, series.zone).format('YYYY-MM-DD');
  const first = firstDateFrom(series, soon);
  const weekly = series.period === 'Week' && { weeklyOptions: { days: [weekdayOf(first)] } };
  await given.save({ unixTime: instantOf(first, time, series.zone), ...weekly });
  restart(given, { ...series, first, time });
  return true;
};

/** Keeps the hour and changes the zone, so the series keeps its dates. */
const newZone: Does = async (given) => {
  const { series } = given.model;
  const zone = given.community.random.pick(ZONES);
  if (zone === series.zone || series.time < '04:00') return false;
  await given.save({ unixTime: instantOf(series.first, series.time, zone), timezone: zone });
  restart(given, { ...series, zone });
  return true;
};

export const seriesActs = { pause, resume, newHour, newZone };
