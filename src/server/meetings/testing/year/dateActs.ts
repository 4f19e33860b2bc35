import { accepted, apologyOf, DAY, MINUTE, type Does } from './act';

const HOUR = 3600;

const skip: Does = async (given) => {
  const { community, model, now } = given;
  const coming = given.coming().slice(0, 4);
  if (coming.length === 0) return false;
  const date = community.random.pick(coming);
  accepted(await (await given.leader()).put(given.dateOf(date), { change: 'SKIPPED' }));
  model.change(date.start, {}, now);
  return true;
};

const move: Does = async (given) => {
  const { community, model, now } = given;
  const coming = given.coming().slice(0, 4);
  if (coming.length === 0) return false;
  const date = community.random.pick(coming);
  const movedTo = date.at + community.random.integer(-6 * 48, 6 * 48) * 30 * MINUTE;
  const others = model.dates(movedTo - DAY, movedTo + DAY).filter(({ start }) => start !== date.start);
  const isFree = !model.isPaused(movedTo) && others.every(({ at }) => Math.abs(at - movedTo) >= HOUR);
  if (movedTo <= now || movedTo === date.at || movedTo === date.start || !isFree) return false;
  accepted(await (await given.leader()).put(given.dateOf(date), { change: 'MOVED', movedTo }));
  model.change(date.start, { at: movedTo }, now);
  return true;
};

const restore: Does = async (given) => {
  const { community, model, now } = given;
  const isFree = (start: number) =>
    model.dates(start - DAY, start + DAY).every((one) => one.start === start || Math.abs(one.at - start) >= HOUR);
  const changed = [...model.changes]
    .filter(([start, at = start]) => start > now && at > now && !model.isPaused(start) && isFree(start))
    .map(([start]) => start);
  if (changed.length === 0) return false;
  const start = community.random.pick(changed);
  accepted(await (await given.leader()).delete(given.dateOf({ start })));
  model.change(start, undefined, now);
  return true;
};

const apologise: Does = async (given) => {
  const { community, model } = given;
  const [coming, active] = [given.coming().slice(0, 2), given.active()];
  if (coming.length === 0 || active.length === 0) return false;
  const [person, date] = [community.random.pick(active), community.random.pick(coming)];
  accepted(await (await community.as(person)).put(`${given.dateOf(date)}/apology`, {}));
  model.apologies.add(apologyOf(date.start, person));
  return true;
};

const comeAfterAll: Does = async (given) => {
  const { community, model } = given;
  const sorry = given
    .coming()
    .flatMap((date) => given.active().map((person) => ({ date, person })))
    .filter(({ date, person }) => model.apologies.has(apologyOf(date.start, person)));
  if (sorry.length === 0) return false;
  const { date, person } = community.random.pick(sorry);
  accepted(await (await community.as(person)).delete(`${given.dateOf(date)}/apology`));
  model.apologies.delete(apologyOf(date.start, person));
  return true;
};

export const dateActs = { skip, move, restore, apologise, comeAfterAll };
