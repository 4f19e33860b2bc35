import { useTestApp } from '../testing/app';
import { makeKey } from './testing/keys';

const QUOTA = 5;
const test = useTestApp({ config: { requestsPerMinute: QUOTA } });

async function shop() {
  const business = await test.make.business();
  const { id } = await test.make.membership({ business });
  return { staff: business.owner, businessId: business.id, membersUrl: `/v1/memberships/${id}/members` };
}

it('made-up keys are limited by address, which limits no key that was used from there before', async () => {
  const { staff, businessId, membersUrl } = await shop();
  const key = await makeKey(test, { staff, businessId });
  expect((await key.get(membersUrl)).status).toBe(200);
  const stranger = test.bearer(`sw_${'x'.repeat(43)}`);
  const statuses = new Set<number>();
  for (let times = 0; times <= QUOTA; times += 1) statuses.add((await stranger.get(membersUrl)).status);
  expect([...statuses]).toEqual([401, 429]);
  const { statements } = await test.countStatements(() => stranger.get(membersUrl));
  expect(statements).toEqual([]);
  expect((await key.get(membersUrl)).status).toBe(200);
});

it('what has no form of a key is refused without a look-up', async () => {
  test.clock.advance({ minutes: 1 });
  const { membersUrl } = await shop();
  const { statements, result } = await test.countStatements(() => test.bearer('sw_short').get(membersUrl));
  expect([result.status, statements]).toEqual([401, []]);
});

it('each answer says what is left of the minute, and a key is limited by itself', async () => {
  const { staff, businessId, membersUrl } = await shop();
  const [key, other] = [await makeKey(test, { staff, businessId }), await makeKey(test, { staff, businessId })];
  const first = await key.get(membersUrl);
  expect(first.headers['ratelimit-policy']).toBe(`"minute";q=${QUOTA};w=60`);
  expect(first.headers.ratelimit).toMatch(new RegExp(`^"minute";r=${QUOTA - 1};t=\\d+$`));
  for (let times = 1; times < QUOTA; times += 1) await key.get(membersUrl);
  const over = await key.get(membersUrl);
  expect([over.status, over.headers.ratelimit]).toEqual([429, expect.stringMatching(/^"minute";r=0;t=\d+$/)]);
  expect((await other.get(membersUrl)).status).toBe(200);
  expect((await (await test.as(staff)).get(membersUrl)).status).toBe(200);
});
