import { useTestApp } from '../../testing/app';
import { podRooms } from './podRoom';

const test = useTestApp();

it('a membership’s pods are listed with their free seats and pauses, and pods of other memberships are not', async () => {
  const meeting = { pausedFrom: new Date('2026-03-01T00:00:00Z'), pausedTo: new Date('2026-04-01T00:00:00Z') };
  const open = await test.make.pod({ name: 'Early Birds', maxParticipants: 3 });
  await test.make.participant(open);
  const { membership } = open;
  const still = await test.make.pod({ membership, name: 'Night Owls', maxParticipants: 1, meeting });
  await test.make.participant(still);
  const elsewhere = await test.make.pod();
  const { context } = test.app;
  const given = { membershipId: membership.id, now: test.clock.now() };
  const podIds = [open, still, open, elsewhere].map(({ id }) => id);
  expect(await podRooms(context.database.db, { ...given, podIds })).toEqual(
    new Map([
      [open.id, { name: 'Early Birds', freeSeats: 2, isPaused: false }],
      [still.id, { name: 'Night Owls', freeSeats: 0, isPaused: true }],
    ]),
  );
  const none = await test.countStatements(() => podRooms(context.database.db, { ...given, podIds: [] }));
  expect([none.result.size, none.statements]).toEqual([0, []]);
});
