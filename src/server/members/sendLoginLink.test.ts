import { auditEntries } from '../platform/database/schema';
import { doAccountCommand } from '../session/accountCommand';
import { linksOf } from '../session/testing/links';
import { loginLinksOf } from '../session/testing/loginLinks';
import { and, eq } from 'drizzle-orm';
import { useTestApp } from '../testing/app';
import type { TestMembership } from '../testing/factories';
import { membersIn } from './testing/members';

const test = useTestApp();
const { staffOf } = membersIn(test);
const links = linksOf(test);
const { ask, codeFor, look, use } = loginLinksOf(test);

const pathTo = (membership: TestMembership, memberId: string) =>
  `/v1/memberships/${membership.id}/members/${memberId}/login-link`;

const send = async (membership: TestMembership, memberId: string) =>
  (await staffOf(membership)).post(pathTo(membership, memberId));

const recorded = ({ id }: { id: string }) =>
  test.app.context.database.db.$count(
    auditEntries,
    and(eq(auditEntries.act, 'LOGIN_LINK_SENT'), eq(auditEntries.personId, id)),
  );

it('staff send a member a link, which says who sent it and logs in', async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership);
  expect((await send(membership, member.memberId)).body).toEqual({ done: true });
  const { owner } = membership.business;
  const [mail] = await test.mails(member.email);
  expect(mail).toMatchObject({
    template: 'login-link',
    data: { senderName: `${owner.firstName} ${owner.lastName}`, membershipName: membership.name },
  });
  const code = await codeFor(member.email);
  expect((await look(code)).body).toEqual({
    email: member.email,
    askedHere: false,
    membershipName: membership.name,
  });
  expect((await use(code)).body).toMatchObject({ user: { id: member.id } });
  expect(await recorded(member)).toBe(1);
});

it('a link sent by staff is never shown as asked for in a browser, even in one that asked before', async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership);
  const cookie = String((await ask(member.email)).headers['set-cookie']).split(';', 1)[0];
  test.clock.advance({ minutes: 1 });
  await send(membership, member.memberId);
  expect((await look(await codeFor(member.email), cookie)).body).toMatchObject({ askedHere: false });
});

it('a member disabled in the membership gets the link', async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership, { disabled: true });
  await send(membership, member.memberId);
  expect((await use(await codeFor(member.email))).status).toBe(200);
});

it.each(['disabled by the operator', 'unverified'])(
  'an account that is %s gets none, and staff are told',
  async (why) => {
    const membership = await test.make.membership();
    const user = await test.make.user(why === 'unverified' ? { verifiedAt: null } : {});
    const member = await test.make.member(membership, { user });
    if (why !== 'unverified') await doAccountCommand(['disable', member.email], test.app.context.act, () => undefined);
    expect(await send(membership, member.memberId)).toMatchObject({ status: 409, body: { code: 'cannot_log_in' } });
    expect(await links.templatesTo(member.email)).toEqual([]);
    expect(await recorded(member)).toBe(0);
  },
);

it('a link sent twice within a minute is mailed and recorded once', async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership);
  const both = await Promise.all([send(membership, member.memberId), send(membership, member.memberId)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await links.templatesTo(member.email)).toEqual(['login-link']);
  expect(await recorded(member)).toBe(1);
});

it('a member gets three links an hour, and an address five from all memberships', async () => {
  const memberships = [await test.make.membership(), await test.make.membership()] as const;
  const member = await test.make.member(memberships[0]);
  const elsewhere = await test.make.member(memberships[1], { user: member });
  const statuses = [];
  for (const [membership, { memberId }] of [
    ...Array<[TestMembership, typeof member]>(4).fill([memberships[0], member]),
    ...Array<[TestMembership, typeof member]>(3).fill([memberships[1], elsewhere]),
  ] as const) {
    statuses.push((await send(membership, memberId)).status);
    test.clock.advance({ minutes: 1 });
  }
  expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 429]);
  // The person's own requests are counted separately.
  expect((await ask(member.email)).status).toBe(200);
});

it('only staff of the membership can send one, to its members', async () => {
  const [membership, other] = [await test.make.membership(), await test.make.membership()];
  const member = await test.make.member(membership);
  const path = pathTo(membership, member.memberId);
  expect((await (await test.as(member)).post(path)).status).toBe(404);
  expect((await (await staffOf(other)).post(path)).status).toBe(404);
  expect((await send(other, member.memberId)).status).toBe(404);
  expect(await links.templatesTo(member.email)).toEqual([]);
});
