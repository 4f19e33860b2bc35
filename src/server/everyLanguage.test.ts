import { characterCount } from '../domain/forms/length';
import { decodeName } from '../domain/links';
import { namesIn } from './members/testing/lists';
import { useSmtp } from './platform/mail/testing/smtp';
import { useTestApp } from './testing/app';
import type { TestUser } from './testing/factories';
import { runAllJobs } from './testing/jobs';
import { readPdf } from './testing/pdfText';

const { config, receivedBy } = useSmtp();
const test = useTestApp({ config });

const MAX_LENGTH = 100;

interface Written {
  typed: string;
  shown: string;
  foundBy: string[];
  notBy: string;
  between: [string, string];
  mentionedAs: string;
  file: string;
  sign: string;
}

const LATIN = { shown: 'Zoë', foundBy: ['zoe', 'ZOË', 'Zoe\u0308'], between: ['Zoa', 'Zof'] as [string, string] };

const texts: Record<string, Written> = {
  'composed letters': { ...LATIN, typed: 'Zoë', notBy: 'zoo', mentionedAs: 'Zoe\u0308', file: 'zoe', sign: 'ë' },
  'decomposed letters': {
    ...LATIN,
    typed: 'Zoe\u0308',
    notBy: '\u0308',
    mentionedAs: 'Zoë',
    file: 'zoe',
    sign: 'e\u0308',
  },
  'letters from right to left': {
    typed: 'דָּנָה',
    shown: 'דָּנָה'.normalize('NFC'),
    foundBy: ['דנה', 'דָּנ'],
    notBy: 'הנד',
    between: ['Zz', 'שרה'],
    mentionedAs: 'דָּנָה',
    file: '',
    sign: 'ד',
  },
  'Chinese characters': {
    typed: '王小明',
    shown: '王小明',
    foundBy: ['王', '小明'],
    notBy: '明小',
    between: ['Zz', '龍'],
    mentionedAs: '王小明',
    file: '',
    sign: '王',
  },
  emoji: {
    typed: '🌻Sun🌱',
    shown: '🌻Sun🌱',
    foundBy: ['🌻', 'sun🌱'],
    notBy: '🌵',
    between: ['!', '0'],
    mentionedAs: '🌻Sun🌱',
    file: 'sun',
    sign: '🌱',
  },
  'invisible characters in between': {
    typed: 'Ze\u200Bd\u2060',
    shown: 'Ze\u200Bd\u2060',
    foundBy: ['zed', 'z\u200Bed'],
    notBy: '\u200B',
    between: ['Zec', 'Zef'],
    mentionedAs: 'Ze\u200Bd\u2060',
    file: 'zed',
    sign: '\u200B',
  },
};

async function namedSo({ typed, between }: Written) {
  const membership = await test.make.membership();
  const pod = await test.make.pod({ membership });
  const person = await test.make.participant(
    pod,
    await test.make.member(membership, { user: await aPerson('Someone') }),
  );
  for (const name of between) await test.make.member(membership, { user: await aPerson(name) });
  const owner = await test.as(membership.business.owner);
  const leader = await test.as(pod.leader as TestUser);
  const renamed = [
    await owner.patch(`/v1/memberships/${membership.id}`, { name: typed }),
    await leader.patch(`/v1/pods/${pod.id}`, { name: typed }),
    await (await test.as(person)).patch('/v1/users/my-account/profile', { firstName: typed }),
  ];
  return { membership, pod, person, owner, leader, renamed };
}

const aPerson = (firstName: string) => test.make.user({ firstName, lastName: 'Lee' });

const withoutMarks = (line = '') => line.replaceAll(/[\u200E\u2068\u2069]/g, '');

describe.each(Object.entries(texts))('a name in %s', (_how, written) => {
  let at: Awaited<ReturnType<typeof namedSo>>;
  beforeAll(async () => {
    at = await namedSo(written);
  });

  it('is accepted and stored in a single form', () => {
    for (const { status, body } of at.renamed) {
      expect([status, body.name ?? body.firstName]).toEqual([200, written.shown]);
    }
  });

  it('is found by equivalent spellings only', async () => {
    const found = async (list: string, q: string) =>
      JSON.stringify(
        (await at.owner.get(`/v1/memberships/${at.membership.id}/${list}q=${encodeURIComponent(q)}`)).body,
      );
    for (const list of ['members?', 'pods?filter=all&']) {
      for (const q of written.foundBy)
        expect([q, await found(list, q)]).toEqual([q, expect.stringContaining(written.shown)]);
      expect(await found(list, written.notBy)).not.toContain(written.shown);
    }
  });

  it('sorts where a reader expects it', async () => {
    const all = namesIn(await at.owner.get(`/v1/memberships/${at.membership.id}/members`));
    const names = all.map((name) => name.replace(/ in .*/s, ''));
    const expected = [written.between[0], written.shown, written.between[1]];
    expect(names.filter((name) => expected.includes(name))).toEqual(expected);
  });

  it('can be mentioned from any keyboard layout', async () => {
    const sent = await at.leader.post(`/v1/channels/${at.pod.channelId}/messages`, {
      content: `@${written.mentionedAs} Lee, hello`,
      mentions: [at.person.id],
    });
    expect(sent.body).toMatchObject({
      content: `@${written.shown} Lee, hello`,
      mentions: [{ userId: at.person.id, name: `${written.shown} Lee` }],
    });
  });

  it('has the length that the counter shows', async () => {
    const rename = (name: string) => at.owner.patch(`/v1/memberships/${at.membership.id}`, { name });
    const longest = `Z${written.sign.repeat(MAX_LENGTH - 1)}`;
    expect(characterCount(longest)).toBe(MAX_LENGTH);
    expect((await rename(longest)).status).toBe(200);
    expect((await rename(longest + written.sign)).status).toBe(400);
    expect((await rename(written.typed)).body).toMatchObject({ name: written.shown });
  });

  it('appears in the CSV and its file name', async () => {
    const { body, headers } = await at.owner.get(`/v1/memberships/${at.membership.id}/active-campaign/csv`);
    expect(String(body)).toContain(`,${written.shown},Lee,Participant,${written.shown},`);
    const name = written.file === '' ? 'members.csv' : `${written.file}-members.csv`;
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}"`);
  });

  it('appears in the subject of an email', async () => {
    const member = await test.make.member(at.membership, { leaderStatus: 'PENDING_APPROVAL' });
    const approved = await at.owner.post(`/v1/memberships/${at.membership.id}/leaders/${member.id}/approve`);
    expect(approved.status).toBe(200);
    await runAllJobs(test, 'mail');
    expect(receivedBy(member.email).map(({ subject }) => withoutMarks(subject))).toEqual([
      `You can lead a pod in ${written.shown}`,
    ]);
  });

  it('survives a link, plain or encoded', () => {
    const link = new URL('https://stepwell.example/pod');
    link.searchParams.set('n', written.shown);
    expect(decodeName(new URL(link.href).searchParams.get('n'))).toBe(written.shown);
    expect(decodeName(Buffer.from(written.shown).toString('base64url'))).toBe(written.shown);
  });
});

it('the agenda prints names in every script', async () => {
  const pod = await test.make.pod();
  for (const { shown } of Object.values(texts)) {
    const user = await aPerson(shown);
    await test.make.participant(pod, await test.make.member(pod.membership, { user }));
  }
  const { token = '' } = await test.as(pod.leader as TestUser);
  const { rawPayload } = await test.app.http.inject({
    url: `/v1/pods/${pod.id}/agenda?format=pdf`,
    headers: { authorization: `Bearer ${token}` },
  });
  // Vowel points and invisible characters aren't printed as separate letters.
  const letters = (text: string) => text.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}\s]/gu, '');
  const printed = letters(readPdf(rawPayload).pages.join(''));
  for (const { shown } of Object.values(texts)) expect(printed).toContain(letters(shown));
});

it.each(['\u3164', '\u200B', '\u2800', '\u202E', '\u115F\u1160'])(
  'a name without visible characters is rejected (%j)',
  async (name) => {
    const membership = await test.make.membership();
    const pod = await test.make.pod({ membership });
    const owner = await test.as(membership.business.owner);
    const leader = await test.as(pod.leader as TestUser);
    const refused = [
      await owner.patch(`/v1/memberships/${membership.id}`, { name }),
      await leader.patch(`/v1/pods/${pod.id}`, { name }),
      await leader.patch('/v1/users/my-account/profile', { firstName: name }),
      await leader.post(`/v1/channels/${pod.channelId}/messages`, { content: name }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  },
);
