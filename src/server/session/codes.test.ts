import { useTestApp } from '../testing/app';
import {
  findCode,
  issueCode,
  issueCodes,
  openCodes,
  openCodesOf,
  retireCodesFor,
  sentCodeById,
  sentCodeBySecret,
  useCode,
} from './codes';

const test = useTestApp();
const db = () => test.app.context.database.db;
const now = () => test.clock.now();

const MINUTE = { purpose: 'admin-invite', lastsSeconds: 60 } as const;

it('codes issued together have their secrets in the same order', async () => {
  const { id: userId } = await test.make.user();
  const payloads = [{ number: 'one' }, { number: 'two' }, { number: 'three' }];
  const given = payloads.map((payload) => ({ ...MINUTE, userId, payload }));
  const secrets = await issueCodes(db(), given, now());
  const found = secrets.map((secret) => findCode(db(), secret, ['admin-invite'], now()));
  expect((await Promise.all(found)).map((code) => code?.payload)).toEqual(payloads);
});

it('open codes are listed newest first, without those that are used, have expired or are for something else', async () => {
  const { id: userId } = await test.make.user();
  const payload = { about: 'a business' };
  const issue = (given: object = {}) => issueCode(db(), { ...MINUTE, userId, payload, ...given }, now());
  await issue({ lastsSeconds: 30 });
  test.clock.advance({ seconds: 30 });
  const [first, used] = [await issue(), await issue()];
  await useCode(db(), used, ['admin-invite'], now());
  await issue({ purpose: 'reset' });
  test.clock.advance({ seconds: 1 });
  const another = await issue({ payload: { about: 'another' } });
  test.clock.advance({ seconds: 1 });
  const last = await issue();
  const idOf = async (secret: string) => (await sentCodeBySecret(db(), secret, 'admin-invite'))?.id;
  const ids = await Promise.all([last, another, first].map(idOf));
  const mine = await openCodesOf(db(), userId, 'admin-invite', now());
  expect(mine.map(({ id }) => id)).toEqual(ids);
  const ofBusiness = await openCodes(db(), ['admin-invite'], payload, now());
  expect(ofBusiness).toMatchObject([
    { id: ids[0], userId },
    { id: ids[2], userId },
  ]);
});

it('codes retired together stop working, whoever sent them, and keep the reason; retiring them again has no effect', async () => {
  const payload = { about: 'a third business' };
  const people = [await test.make.user(), await test.make.user()];
  const secrets = await issueCodes(
    db(),
    people.map(({ id: userId }) => ({ ...MINUTE, userId, payload })),
    now(),
  );
  const retire = () =>
    test.app.context.act(({ tx }) => retireCodesFor(tx, 'admin-invite', payload, now(), { why: 'taken back' }));
  expect(await retire()).toBe(true);
  expect(await retire()).toBe(false);
  for (const secret of secrets) {
    expect(await findCode(db(), secret, ['admin-invite'], now())).toBeUndefined();
    const { id = '' } = (await sentCodeBySecret(db(), secret, 'admin-invite')) ?? {};
    expect(await sentCodeById(db(), id, 'admin-invite', payload)).toMatchObject({
      payload: { ...payload, why: 'taken back' },
      usedAt: now(),
    });
  }
});
