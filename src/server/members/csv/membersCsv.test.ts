import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { members, users, termsAcceptances, termsVersions } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import type { TestMembership } from '../../testing/factories';

const test = useTestApp();

async function download(membership: TestMembership) {
  const owner = await test.as(membership.business.owner);
  return owner.get(`/v1/memberships/${membership.id}/active-campaign/csv`);
}

it('the members CSV has one line per member, safe from formulas, uncached, in a file named after the membership', async () => {
  const membership = await test.make.membership({ name: 'Élan: Momentum!' });
  const leader = await test.make.member(membership, {
    user: await test.make.user({ id: v7(), firstName: '=cmd', lastName: 'O"Neil' }),
    leaderStatus: 'SIGNED_OFF',
  });
  const pod = await test.make.pod({ membership, leader, name: 'Early, Birds' });
  const participant = await test.make.participant(pod, await test.make.member(membership));
  await test.make.member(membership, {
    user: await test.make.user({ email: 'gone@example.com', firstName: 'Gone', lastName: 'Away' }),
    disabled: true,
  });
  const { db } = test.app.context.database;
  const [now, yesterday] = [test.clock.now(), new Date(test.clock.now().getTime() - 24 * 3600_000)];
  const agreement = { kind: 'PARTICIPANT_AGREEMENT' as const, text: 'Take part.', publishedAt: yesterday };
  const [, own, platform] = await db
    .insert(termsVersions)
    .values([
      { ...agreement, membershipId: membership.id, number: 1 },
      { ...agreement, membershipId: membership.id, number: 2 },
      { ...agreement, kind: 'LEADER_AGREEMENT', number: 1 },
    ])
    .returning();
  await db.insert(termsAcceptances).values([
    { userId: participant.id, versionId: own!.id, acceptedAt: now, act: 'SIGN_UP' },
    { userId: leader.id, versionId: platform!.id, acceptedAt: yesterday, act: 'ASKED' },
  ]);
  await db.update(members).set({ lastActiveAt: test.clock.now() }).where(eq(members.userId, participant.id));

  const { status, headers, body } = await download(membership);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="elan-momentum-members.csv"',
    'cache-control': 'no-store',
  });
  const lines = String(body).split('\r\n');
  expect(lines.shift()).toBe(
    '\ufeffEmail,First Name,Last Name,Role,Pod,Meeting,Leader Status,Joined,Last Active,Disabled,' +
      'Participant Agreement,Participant Agreement Accepted,Leader Agreement,Leader Agreement Accepted',
  );
  expect(lines.pop()).toBe('');
  const weekly = '"Tuesdays, 7:00 pm (GMT)"';
  expect(lines.sort()).toEqual([
    'gone@example.com,Gone,Away,Participant,,,NONE,2026-03-03,,Yes,,,,',
    `${leader.email},'=cmd,"O""Neil",Leader,"Early, Birds",${weekly},SIGNED_OFF,2026-03-03,,No,,,Platform version 1,2026-03-02`,
    `${participant.email},${participant.firstName},${participant.lastName},Participant,"Early, Birds",${weekly},NONE,2026-03-03,2026-03-03,No,Version 2,2026-03-03,,`,
  ]);
});

it('the CSV of a large membership is read in batches and includes each member once', async () => {
  const membership = await test.make.membership();
  const { db } = test.app.context.database;
  const people = Array.from({ length: 1001 }, (_, index) => ({
    id: v7(),
    email: `many${index}@example.com`,
    firstName: 'Many',
    lastName: String(index),
    passwordHash: '',
    createdAt: test.clock.now(),
  }));
  await db.insert(users).values(people);
  await db
    .insert(members)
    .values(people.map(({ id }) => ({ membershipId: membership.id, userId: id, joinedAt: test.clock.now() })));
  await test.as(membership.business.owner);
  const { statements, result } = await test.countStatements(() => download(membership));
  const addresses = String(result.body)
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0]);
  expect(addresses).toHaveLength(1001);
  expect(new Set(addresses).size).toBe(1001);
  expect(statements.length).toBeLessThanOrEqual(7);
});

it('the CSV of members opens in the browser with a single-use ticket, and only for staff', async () => {
  const membership = await test.make.membership();
  const url = `/v1/memberships/${membership.id}/active-campaign/csv`;
  const ticketOf = async (person: { id: string }) =>
    (await (await test.as(person)).post('/v1/users/tickets')).body.ticket as string;
  const ticket = await ticketOf(membership.business.owner);
  expect((await test.anyone().get(`${url}?authToken=${ticket}`)).status).toBe(200);
  expect((await test.anyone().get(`${url}?authToken=${ticket}`)).status).toBe(401);
  const member = await test.make.member(membership);
  expect((await test.anyone().get(`${url}?authToken=${await ticketOf(member)}`)).status).toBe(404);
});
