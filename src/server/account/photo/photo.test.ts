import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Account, Message } from '../../../contract/entities.gen';
import { wordsIn } from '../../../domain/forms/imageWords.gen';
import { useTalk } from '../../chat/testing/talk';
import { photos, waitlistEntries } from '../../platform/database/schema';
import { stepsIn } from '../../steps/testing/steps';
import { useTestApp } from '../../testing/app';
import { PASSWORD, type TestUser } from '../../testing/factories';

const refusals = wordsIn('en');

const test = useTestApp();
const { podWithTwo, published, messageOf } = useTalk(test);
const { committed } = stepsIn(test);

const PHOTO = '/v1/users/my-account/photo';

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 90 } } });

const png = () => picture().png().toBuffer();

const upload = async (person: TestUser, image: Buffer, type = 'image/png') =>
  (await test.as(person)).post(PHOTO, image, { 'content-type': type });

async function withPhoto(person: TestUser): Promise<string> {
  const { status, body } = await upload(person, await png());
  expect(status).toBe(200);
  return (body as Account).photoId as string;
}

/** The photo as bytes, for anybody with its id; `inject` through an actor would decode them as text. */
const photoAt = (id: string) => test.app.http.inject({ url: `/v1/photos/${id}` });

const storedOf = (person: TestUser) =>
  test.app.context.database.db.select().from(photos).where(eq(photos.userId, person.id));

it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
  'a photo sent as %s is stored as a square, upright and without metadata, at an address of its own for ever',
  async (format) => {
    const anna = await test.make.user();
    const image = await picture(900, 600)
      .withExif({ IFD0: { ImageDescription: 'at home' } })
      .toFormat(format)
      .toBuffer();
    const { status, body } = await upload(anna, image, `image/${format}`);
    expect(status).toBe(200);
    const { rawPayload, headers } = await photoAt((body as Account).photoId as string);
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'image/webp',
      'private, max-age=31536000, immutable',
    ]);
    const { width, height, exif, xmp, icc } = await sharp(rawPayload).metadata();
    expect({ width, height, exif, xmp, icc }).toEqual({ width: 192, height: 192 });
  },
);

const also = async (other: string) => Buffer.concat([await png(), Buffer.from(other)]);

it.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['a renamed text', refusals.type, () => Buffer.from('hello')],
  ['an SVG', refusals.type, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a photo that is also a page', refusals.type, () => also('<script>alert(1)</script>')],
  ['a photo that is also a zip', refusals.type, () => also('PK\x05\x06')],
  ['half a photo', refusals.damaged, async () => (await picture(900, 900).jpeg().toBuffer()).subarray(0, 3000)],
  ['a small file of 81 million pixels', refusals.pixels, () => picture(9000, 9000).png().toBuffer()],
])('%s is refused in a sentence, and the photo stays', async (_what, detail, make) => {
  const anna = await test.make.user();
  const id = await withPhoto(anna);
  expect(await upload(anna, await make())).toMatchObject({ status: 400, body: { detail } });
  expect(await storedOf(anna)).toMatchObject([{ id }]);
});

it('a photo of more than 10 MB is refused in a sentence', async () => {
  const large = Buffer.concat([await png(), Buffer.alloc(10 * 1024 * 1024)]);
  const answer = await upload(await test.make.user(), large);
  expect(answer).toMatchObject({ status: 413, body: { detail: refusals.size } });
});

it('a changed photo gets a new address, and the previous photo is gone at once, as is a removed photo', async () => {
  const anna = await test.make.user();
  const asAnna = await test.as(anna);
  const first = await withPhoto(anna);
  const second = await withPhoto(anna);
  expect(second).not.toBe(first);
  expect([(await photoAt(first)).statusCode, (await photoAt(second)).statusCode]).toEqual([404, 200]);
  const removals = [await asAnna.delete(PHOTO), await asAnna.delete(PHOTO)];
  expect(removals.map(({ status, body }) => [status, body.photoId])).toEqual(Array(2).fill([200, undefined]));
  expect([await storedOf(anna), (await photoAt(second)).statusCode]).toEqual([[], 404]);
});

it('a person changes their photo up to 20 times an hour', async () => {
  const anna = await test.make.user();
  const none = Buffer.from('no image');
  for (let tried = 0; tried < 20; tried += 1) await upload(anna, none);
  expect(await upload(anna, await png())).toMatchObject({ status: 429 });
});

it('deleting an account deletes its photo', async () => {
  const anna = await test.make.user();
  const id = await withPhoto(anna);
  expect((await (await test.as(anna)).delete('/v1/users/my-user', { password: PASSWORD })).status).toBe(200);
  expect([await storedOf(anna), (await photoAt(id)).statusCode]).toEqual([[], 404]);
});

it('lists of people include their photos, without a further statement', async () => {
  const { pod, leader, participant, url } = await podWithTwo();
  const asLeader = await test.as(leader);
  const asOwner = await test.as(pod.membership.business.owner);
  const membership = `/v1/memberships/${pod.membership.id}`;
  const lists = [
    () => asLeader.get(`/v1/pods/${pod.id}/members`),
    () => asLeader.get(`${membership}/members`),
    () => asLeader.get(`/v1/pods/${pod.id}/leader-candidates`),
    () => asLeader.get(`/v1/pods/${pod.id}/attendance`),
    () => asLeader.get(`/v1/channels/${pod.channelId}/people`),
  ];
  const counts = async () => {
    const counted = [];
    for (const list of lists) counted.push((await test.countStatements(list)).statements.length);
    return counted;
  };
  const before = await counts();
  const [ofLeader, ofParticipant] = [await withPhoto(leader), await withPhoto(participant)];
  for (const list of lists) expect(JSON.stringify((await list()).body)).toContain(`"photoId":"${ofParticipant}"`);
  expect(await counts()).toEqual(before);
  expect((await asOwner.get(`${membership}/leaders`)).body).toMatchObject([{ photoId: ofLeader }]);

  const sent = (await (await test.as(participant)).post(url, { content: 'Hello' })).body as Message;
  expect(sent.senderPhotoId).toBe(ofParticipant);
  expect([await messageOf(pod, sent.id), await published(sent.id)]).toEqual([sent, [sent]]);
});

it('comments on steps, the waitlist and the list of staff include photos', async () => {
  const { pod, anna, path } = await committed('2026-03-09T09:00:00Z');
  const { leader, membership } = pod;
  const [ofAnna, asAnna, asLeader] = [await withPhoto(anna), await test.as(anna), await test.as(leader as TestUser)];
  const { body: comment } = await asAnna.post(`${path}/comments`, { text: 'Nearly there' });
  expect(comment.photoId).toBe(ofAnna);
  const { body } = await asLeader.get(`/v1/pods/${pod.id}/step-responses`);
  expect(body).toMatchObject([{ comments: [{ photoId: ofAnna }] }]);

  const waiting = await test.make.member(membership);
  const ofWaiting = await withPhoto(waiting);
  const consents = { consentJoinNewPod: false, consentToBeNewPodLeader: false };
  await test.app.context.database.db.insert(waitlistEntries).values({
    podId: pod.id,
    membershipId: membership.id,
    userId: waiting.id,
    ...consents,
    createdAt: test.clock.now(),
  });
  expect((await asLeader.get(`/v1/pods/${pod.id}/waitlist`)).body).toMatchObject([{ photoId: ofWaiting }]);

  const { owner, id } = membership.business;
  const ofOwner = await withPhoto(owner);
  const admins = await (await test.as(owner)).get(`/v1/businesses/${id}/business-admins`);
  expect(admins.body).toMatchObject([{ photoId: ofOwner }]);
});
