import { asc, isNull } from 'drizzle-orm';
import { termsVersions } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { testConfig } from '../testing/config';
import { standardTerms } from './builtIn/standardTerms';
import { publishPlatformTerms } from './platformTerms';

const test = useTestApp();

const start = (change: object = {}) =>
  publishPlatformTerms(test.app.context.database, test.clock, { ...testConfig(), ...change });

const texts = (text: string, whatChanged = '') => ({ termsTexts: { TERMS: { text, whatChanged } } });

async function versions(kind: string) {
  const rows = await test.app.context.database.db
    .select()
    .from(termsVersions)
    .where(isNull(termsVersions.businessId))
    .orderBy(asc(termsVersions.number));
  return rows
    .filter((row) => row.kind === kind)
    .map(({ number, text, isLink, isStandard, whatChanged, publishedAt }) => ({
      number,
      text: text.slice(0, 20),
      isLink,
      isStandard,
      whatChanged,
      publishedAt: publishedAt.toISOString().slice(0, 10),
    }));
}

const standard = { number: 1, isLink: false, isStandard: true, whatChanged: '', publishedAt: '2022-03-01' };

it('a server that starts makes versions of what differs, once however many start', async () => {
  await Promise.all([start(), start(), start()]);
  const first = { ...standard, text: 'Last updated March 1' };
  expect(await versions('TERMS')).toEqual([first]);
  expect(await versions('PRIVACY')).toEqual([{ ...standard, text: '# Who decides\n\nThe b' }]);
  expect(standardTerms.TERMS).toContain(
    'Last updated March 1, 2022. These terms are governed by United Kingdom law.\n\n# What Stepwell is\n\n',
  );

  await start(texts('Our own terms', 'They are ours now'));
  await start(texts('Our own terms', 'Other words about the same text'));
  const own = { number: 2, isLink: false, isStandard: false, publishedAt: '2026-03-03' };
  const second = { ...own, text: 'Our own terms', whatChanged: 'They are ours now' };
  expect(await versions('TERMS')).toEqual([first, second]);

  await start();
  const third = {
    ...standard,
    number: 3,
    text: 'Last updated March 1',
    publishedAt: '2026-03-03',
    whatChanged: 'The text has been revised.',
  };
  expect(await versions('TERMS')).toEqual([first, second, third]);
});

it('the platform’s link takes precedence over its text', async () => {
  const { platformSettings } = testConfig();
  const link = { ...platformSettings, ParticipantAgreementLink: 'https://example.com/agreement' };
  await start({ platformSettings: link });
  const [last] = (await versions('PARTICIPANT_AGREEMENT')).slice(-1);
  expect(last).toMatchObject({ number: 2, text: 'https://example.com/', isLink: true, isStandard: false });
});
