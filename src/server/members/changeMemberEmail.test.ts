import { linksOf } from '../session/testing/links';
import { useTestApp } from '../testing/app';
import type { TestMembership } from '../testing/factories';
import { membersIn } from './testing/members';

const test = useTestApp();
const { staffOf } = membersIn(test);

const links = linksOf(test);

const ask = async (membership: TestMembership, memberId: string, newEmail: string) =>
  (await staffOf(membership)).post(`/v1/memberships/${membership.id}/members/${memberId}/change-email`, { newEmail });

it('a new address that staff enter for a member is mailed a link to confirm it, and the present one a notice', async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership);
  expect((await ask(membership, member.memberId, 'moved@example.com')).body).toEqual({ done: true });
  expect(await test.mails('moved@example.com')).toMatchObject([{ template: 'change-email-confirm' }]);
  expect(await test.mails(member.email)).toMatchObject([{ template: 'change-email-notice' }]);
});

it('staff change the address neither of who runs a business nor of who belongs to another one', async () => {
  const [membership, other] = [await test.make.membership(), await test.make.membership()];
  const owner = await test.make.member(membership, { user: other.business.owner });
  const shared = await test.make.member(membership);
  await test.make.member(other, { user: shared });
  for (const { memberId } of [owner, shared]) {
    expect((await ask(membership, memberId, 'moved2@example.com')).status).toBe(409);
  }
  expect(await test.mails('moved2@example.com')).toEqual([]);
});

it('a new address that staff asked for is not given to a member who has since come to another business or left this one', async () => {
  const [membership, other] = [await test.make.membership(), await test.make.membership()];
  const [promoted, gone] = [await test.make.member(membership), await test.make.member(membership)];
  await ask(membership, promoted.memberId, 'moved3@example.com');
  await ask(membership, gone.memberId, 'moved4@example.com');
  await test.make.admin(other.business, promoted);
  await (await test.as(gone)).delete(`/v1/memberships/${membership.id}/members`);
  for (const [person, newEmail] of [
    [promoted, 'moved3@example.com'],
    [gone, 'moved4@example.com'],
  ] as const) {
    expect(await links.confirm(newEmail, 'change-email-confirm')).toBe('400 code_invalid');
    expect((await (await test.as(person)).get('/v1/users/my-user')).body.email).toBe(person.email);
  }
});
