import { accepted, apologyOf, type Does, type Happening } from './act';
import { ZONES } from './yearOfPods';

const leave: Does = async (given) => {
  const { community, model, pod, now } = given;
  const active = given.active();
  if (active.length === 0) return false;
  const person = community.random.pick(active);
  accepted(await (await community.as(person)).delete(`/v1/pods/${pod.id}/members`));
  model.people.delete(person);
  for (const { start } of model.dates(now, Infinity)) model.apologies.delete(apologyOf(start, person));
  community.free.get(pod.membership.id)?.push(person);
  return true;
};

const join: Does = async (given) => {
  const { community, model, pod, now, test } = given;
  if (given.participants().length >= 5 || model.isPaused(now)) return false;
  const person = community.free.get(pod.membership.id)?.shift();
  if (!person) return false;
  accepted(await (await community.as(person)).post(`/v1/pods/${pod.id}/join`));
  model.people.set(person, test.clock.now().getTime());
  return true;
};

const somebodyIn = ({ community: { random, people }, model }: Happening) =>
  people.get(random.pick([...model.people.keys()]));

const choose: Does = async (given) => {
  const { community } = given;
  const person = somebodyIn(given);
  if (!person) return false;
  const frequency = community.random.pick(['BOTH', 'BOTH', 'DAY', 'FIFTEEN_MINUTES', 'NEVER'] as const);
  const settings = '/v1/my-notification-settings';
  accepted(await (await community.as(person.id)).put(settings, { type: 'MEETING_REMINDER', frequency }));
  person.setting = frequency;
  return true;
};

const travel: Does = async (given) => {
  const { community } = given;
  const person = somebodyIn(given);
  if (!person) return false;
  const timezone = community.random.pick(ZONES);
  accepted(await (await community.as(person.id)).patch('/v1/users/my-account/profile', { timezone }));
  person.zone = timezone;
  return true;
};

async function setDisabled({ test, community, pod }: Happening, userId: string, how: 'disable' | 'enable') {
  const { membership } = pod;
  const { rows } = await test.app.context.database.pool.query<{ id: string }>(
    'select id from members where membership_id = $1 and user_id = $2',
    [membership.id, userId],
  );
  const staff = await community.as(membership.business.owner.id);
  accepted(await staff.post(`/v1/memberships/${membership.id}/members/${rows[0]?.id}/${how}`));
}

const disable: Does = async (given) => {
  const active = given.active();
  if (active.length === 0) return false;
  const person = given.community.random.pick(active);
  await setDisabled(given, person, 'disable');
  given.model.disabled.add(person);
  return true;
};

const enable: Does = async (given) => {
  const [person] = given.model.disabled;
  if (!person) return false;
  await setDisabled(given, person, 'enable');
  given.model.disabled.delete(person);
  return true;
};

export const peopleActs = { leave, join, choose, travel, disable, enable };
