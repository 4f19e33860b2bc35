import { useTestApp } from '../testing/app';
import { membershipInput } from './testing/input';

const test = useTestApp();

it('editing a membership changes the given fields; lists are replaced, and empty values remove settings', async () => {
  const membership = await test.make.membership();
  const owner = await test.as(membership.business.owner);
  const url = `/v1/memberships/${membership.id}`;
  await owner.patch(url, { settings: membershipInput.settings, customButtons: membershipInput.customButtons });
  const { body } = await owner.patch(url, {
    name: 'Renamed',
    settings: [
      { name: 'ShareWinLink', value: '' },
      { name: 'MaxParticipants', value: '12' },
    ],
  });
  expect(body).toMatchObject({
    name: 'Renamed',
    supportEmail: 'support@example.com',
    settings: [{ name: 'MaxParticipants', value: '12' }],
    customButtons: membershipInput.customButtons,
  });
});

it("lowering a membership's maximum removes nobody from its pods", async () => {
  const pod = await test.make.pod();
  const people = [await test.make.participant(pod), await test.make.participant(pod)];
  const owner = await test.as(pod.membership.business.owner);
  const settings = [{ name: 'MaxParticipants', value: '1' }];
  await owner.patch(`/v1/memberships/${pod.membership.id}`, { settings });
  const { body } = await owner.get(`/v1/pods/${pod.id}`);
  expect(body.members).toEqual(expect.arrayContaining(people.map(({ id }) => id)));
});

it("a membership's maximum can be raised to at most fifty", async () => {
  const membership = await test.make.membership();
  const owner = await test.as(membership.business.owner);
  const save = (value: string) =>
    owner.patch(`/v1/memberships/${membership.id}`, { settings: [{ name: 'MaxParticipants', value }] });
  expect((await save('50')).status).toBe(200);
  expect((await save('51')).body.detail).toBe('Must be fifty or less');
});

it('the minutes of a turn are from 1 to 30, and stored in their shortest form', async () => {
  const membership = await test.make.membership();
  const owner = await test.as(membership.business.owner);
  const save = (value: string) =>
    owner.patch(`/v1/memberships/${membership.id}`, { settings: [{ name: 'TurnMinutes', value }] });
  expect((await save('31')).body.detail).toBe('Must be from 1 to 30');
  expect((await save('05')).body.settings).toEqual([{ name: 'TurnMinutes', value: '5' }]);
  expect((await save('')).body.settings).toEqual([]);
});

it('turning chat off removes its channels, and turning it on restores them, without a reload', async () => {
  const pod = await test.make.pod();
  const participant = await test.make.participant(pod);
  const owner = await test.as(pod.membership.business.owner);
  const events = async () =>
    (await test.app.context.database.db.query.events.findMany())
      .filter((event) => event.type === 'channel' && event.audienceUserIds?.includes(participant.id))
      .map(({ payload }) => payload.change);
  const switchTo = (disabled: boolean) =>
    owner.patch(`/v1/memberships/${pod.membership.id}`, { features: [{ name: 'Chat', disabled }] });
  await switchTo(true);
  expect((await (await test.as(participant)).get('/v1/channels/my-channels')).body).toEqual([]);
  await switchTo(true);
  await switchTo(false);
  expect((await (await test.as(participant)).get('/v1/channels/my-channels')).body).toHaveLength(1);
  expect(await events()).toEqual(['removed', 'added']);
});
