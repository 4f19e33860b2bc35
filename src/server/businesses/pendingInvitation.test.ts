import { useTestApp } from '../testing/app';
import { interleave } from '../testing/interleave';
import { declineInvitation } from './pendingInvitation';
import { adminsIn } from './testing/admins';

const test = useTestApp();
const { invite, codeFor, accept, adminsOf } = adminsIn(test);

const urlOf = (code: string) => `/v1/business-admins/invitations/${code}`;
const read = (code: string) => test.anyone().get(urlOf(code));
const decline = (code: string) => test.anyone().delete(urlOf(code));

const WEEK = 7 * 24 * 60 * 60 * 1000;

it('the page of an invitation shows the inviter, the invited address, the business and the date', async () => {
  const business = await test.make.business({ name: 'Acme' });
  const code = await codeFor(business, 'Ada@example.com');
  const { firstName, lastName } = business.owner;
  const created = test.clock.now().getTime();
  expect(await read(code)).toMatchObject({ status: 200 });
  expect((await read(code)).body).toEqual({
    businessName: 'Acme',
    invitedBy: `${firstName} ${lastName}`,
    email: 'ada@example.com',
    created,
    expires: created + WEEK,
  });
  expect((await accept(code)).status).toBe(200);
});

it('an accepted, replaced, expired or unknown invitation is not found', async () => {
  const business = await test.make.business();
  const used = await codeFor(business, 'used@example.com');
  await accept(used);
  const replaced = await codeFor(business, 'twice@example.com');
  await invite(business, 'twice@example.com');
  for (const code of [used, replaced, 'never-made']) expect((await read(code)).status).toBe(404);
  const late = await codeFor(business, 'late@example.com');
  test.clock.advance({ days: 7 });
  expect((await read(late)).status).toBe(404);
});

it('‘This wasn’t me’ ends an invitation, even when repeated', async () => {
  const business = await test.make.business();
  const code = await codeFor(business, 'victim@example.com');
  expect(await decline(code)).toMatchObject({ status: 200, body: { done: true } });
  expect(await decline(code)).toMatchObject({ status: 200, body: { done: true } });
  expect((await decline('never-made')).status).toBe(200);
  expect((await read(code)).status).toBe(404);
  expect(await accept(code)).toMatchObject({ status: 400, body: { code: 'code_invalid' } });
  const owner = await test.as(business.owner);
  expect((await owner.get(`/v1/businesses/${business.id}/admins`)).body).toEqual([]);
});

it('‘This wasn’t me’ fails for an accepted invitation, which remains unchanged', async () => {
  const business = await test.make.business();
  const code = await codeFor(business, 'ada@example.com');
  await accept(code);
  expect(await decline(code)).toMatchObject({ status: 409, body: { code: 'already_done' } });
  expect(await adminsOf(business)).toEqual(['ada@example.com']);
});

it('an invitation declined at the same moment is not accepted', async () => {
  const business = await test.make.business();
  const code = await codeFor(business, 'both@example.com');
  const answer = await interleave(
    test.app.context,
    (context) => declineInvitation(context, code, '127.0.0.1'),
    () => accept(code),
  );
  expect(answer.status).toBe(400);
  expect(await adminsOf(business)).toEqual([]);
});
