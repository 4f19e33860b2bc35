import { count, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 } from 'uuid';
import type { Channel, Message, MessageImage } from '../../../contract/entities.gen';
import { wordsIn } from '../../../domain/forms/imageWords.gen';
import { messageImages } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { PASSWORD, type TestPod, type TestUser } from '../../testing/factories';
import { removeMessagesOf } from '../messages/removeMessages';
import { useDigests } from '../testing/digests';
import { useTalk } from '../testing/talk';
import { imageHousekeeping } from './messageImages';

const refusals = wordsIn('en');

const test = useTestApp();
const { podWithTwo, say, channelOf, messageOf, messageUrl, published } = useTalk(test);
const { pass, toldTo } = useDigests(test);

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 90 } } });

const png = () => picture().png().toBuffer();

const imagesUrl = (pod: TestPod) => `/v1/channels/${pod.channelId}/images`;

const upload = async (pod: TestPod, person: TestUser, image: Buffer, type = 'image/png') =>
  (await test.as(person)).post(imagesUrl(pod), image, { 'content-type': type });

const uploaded = async (pod: TestPod, person: TestUser, image?: Buffer) =>
  (await upload(pod, person, image ?? (await png()))).body as MessageImage;

const send = async (pod: TestPod, person: TestUser, body: object) =>
  (await test.as(person)).post(`/v1/channels/${pod.channelId}/messages`, { content: '', ...body });

async function sendImage(pod: TestPod, person: TestUser, more: object = {}): Promise<Message> {
  const { id: imageId } = await uploaded(pod, person);
  const answer = await send(pod, person, { imageId, ...more });
  expect(answer.status).toBe(200);
  return answer.body as Message;
}

/** The image as bytes; `inject` through an actor would decode them as text. */
async function imageFor(person: TestUser, pod: TestPod, imageId: string | undefined, headers = {}) {
  const { token } = await test.as(person);
  return test.app.http.inject({
    url: `${imagesUrl(pod)}/${imageId}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
}

async function leaderChannel(pod: TestPod, leader: TestUser): Promise<TestPod> {
  const mine = (await (await test.as(leader)).get('/v1/channels/my-channels')).body as Channel[];
  return { ...pod, channelId: mine.find((one) => one.leaderChannel)?.id ?? '' };
}

const db = () => test.app.context.database.db;
const keptIn = async (pod: TestPod) =>
  (await db().select({ kept: count() }).from(messageImages).where(eq(messageImages.channelId, pod.channelId)))[0]?.kept;

it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
  'an image sent as %s is stored as webp of at most 1,600 pixels a side, upright and without metadata',
  async (format) => {
    const { pod, leader } = await podWithTwo();
    const image = await picture(2000, 1000)
      .withExif({ IFD0: { ImageDescription: 'at home' } })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer();
    const stored = await uploaded(pod, leader, image);
    const isTurned = (await sharp(image).metadata()).orientation === 6;
    expect(stored).toMatchObject(isTurned ? { width: 800, height: 1600 } : { width: 1600, height: 800 });
    const { rawPayload, headers } = await imageFor(leader, pod, stored.id);
    expect(headers['content-type']).toBe('image/webp');
    const { width, height, exif, xmp, icc } = await sharp(rawPayload).metadata();
    expect({ width, height, exif, xmp, icc }).toEqual({ width: stored.width, height: stored.height });
  },
);

const page = Buffer.from('<script>alert(1)</script>');

it.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['a renamed text', refusals.type, () => Buffer.from('hello')],
  ['an SVG', refusals.type, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['an image that is also a page', refusals.type, async () => Buffer.concat([await png(), page])],
  ['an image that is also a zip', refusals.type, async () => Buffer.concat([await png(), Buffer.from('PK\x05\x06')])],
  ['a HEIC photo', refusals.heic, () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')],
  ['half an image', refusals.damaged, async () => (await picture(900, 900).jpeg().toBuffer()).subarray(0, 3000)],
  ['a small file of 81 million pixels', refusals.pixels, () => picture(9000, 9000).png().toBuffer()],
])('%s is refused in a sentence, and nothing is stored', async (_what, detail, make) => {
  const { pod, leader } = await podWithTwo();
  expect(await upload(pod, leader, await make())).toMatchObject({ status: 400, body: { detail } });
  expect(await keptIn(pod)).toBe(0);
});

it('an image of more than 10 MB is refused with one sentence, also as a form', async () => {
  const { pod, leader } = await podWithTwo();
  const large = Buffer.concat([await png(), Buffer.alloc(10 * 1024 * 1024)]);
  const tooLarge = { status: 413, body: { detail: refusals.size } };
  expect(await upload(pod, leader, large)).toMatchObject(tooLarge);
  const head = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
  const form = Buffer.concat([Buffer.from(head), large, Buffer.from('\r\n--x--\r\n')]);
  expect(await upload(pod, leader, form, 'multipart/form-data; boundary=x')).toMatchObject(tooLarge);
});

it('twelve images at once are all stored', async () => {
  const { pod, leader } = await podWithTwo();
  // Small, so that the requests are quick even on a busy machine.
  const image = await png();
  const answers = await Promise.all(Array.from({ length: 12 }, () => upload(pod, leader, image)));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(await keptIn(pod)).toBe(12);
});

it('a person adds up to 20 images an hour', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const none = Buffer.from('no image');
  for (let tried = 0; tried < 20; tried += 1) await upload(pod, leader, none);
  expect(await upload(pod, leader, await png())).toMatchObject({ status: 429 });
  expect((await upload(pod, participant, await png())).status).toBe(200);
});

it('a message has an image and its description, with or without text, in pages, events and the list', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const { id: imageId, ...size } = await uploaded(pod, participant);
  const { body } = await send(pod, participant, { imageId, imageAlt: ' Twelve bowls ' });
  const image = { id: imageId, ...size, alt: 'Twelve bowls' };
  const sent = body as Message;
  expect(sent).toMatchObject({ content: '', image });
  expect(await messageOf(pod, sent.id)).toEqual(sent);
  expect(await published(sent.id)).toEqual([sent]);
  expect((await channelOf(leader, pod))?.messages).toEqual([sent]);
  const second = await sendImage(pod, participant, { content: 'Look' });
  expect(second.image).not.toHaveProperty('alt');
});

it('a message needs text or an image', async () => {
  const { pod, leader } = await podWithTwo();
  expect(await send(pod, leader, {})).toMatchObject({ status: 400 });
  expect(await send(pod, leader, { content: ' ', imageAlt: 'No image' })).toMatchObject({ status: 400 });
});

it('an image is sent only by its uploader, once, and to its channel; a repeat with the same clientId sends it once', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const leaders = await leaderChannel(pod, leader);
  const { id: imageId } = await uploaded(pod, leader);
  const gone = { status: 409, body: { code: 'image_gone' } };
  expect(await send(pod, participant, { imageId })).toMatchObject(gone);
  expect(await send(leaders, leader, { imageId })).toMatchObject(gone);
  const clientId = v7();
  const [first, again] = await Promise.all([
    send(pod, leader, { imageId, clientId }),
    send(pod, leader, { imageId, clientId }),
  ]);
  expect([first.status, again.body.id]).toEqual([200, first.body.id]);
  expect(await send(pod, leader, { imageId })).toMatchObject(gone);
});

it('an image is visible to the people of its channel, but only to its uploader until it is sent', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const { id: unsent } = await uploaded(pod, leader);
  expect((await imageFor(leader, pod, unsent)).statusCode).toBe(200);
  expect((await imageFor(participant, pod, unsent)).statusCode).toBe(404);
  const { image } = await sendImage(pod, leader);
  const { statusCode, headers } = await imageFor(participant, pod, image?.id);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-cache']);
  const again = await imageFor(participant, pod, image?.id, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  const stranger = await test.make.user();
  expect((await imageFor(stranger, pod, image?.id)).statusCode).toBe(404);
  const leaders = await leaderChannel(pod, leader);
  expect((await imageFor(leader, leaders, image?.id)).statusCode).toBe(404);
});

it('a person who has left gets no image, not even one that their browser has cached, and adds none', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const { image } = await sendImage(pod, leader);
  const { headers } = await imageFor(participant, pod, image?.id);
  expect((await (await test.as(participant)).delete(`/v1/pods/${pod.id}/members`)).status).toBeLessThan(300);
  const known = { 'if-none-match': String(headers.etag) };
  expect((await imageFor(participant, pod, image?.id, known)).statusCode).toBe(404);
  expect((await upload(pod, participant, await png())).status).toBe(404);
});

it('removing a message deletes its image', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const { id, image } = await sendImage(pod, participant, { imageAlt: 'Twelve bowls' });
  await (await test.as(leader)).delete(messageUrl(pod, id));
  expect([await keptIn(pod), (await imageFor(participant, pod, image?.id)).statusCode]).toEqual([0, 404]);
  expect(JSON.stringify([await messageOf(pod, id), await published(id)])).not.toMatch(/bowls|image/);
});

it('deleting an account deletes its images, sent or not, and their descriptions in the event log', async () => {
  const { pod, participant } = await podWithTwo();
  const { id } = await sendImage(pod, participant, { imageAlt: 'Twelve bowls' });
  await uploaded(pod, participant);
  await test.app.context.act((act) => removeMessagesOf(act, participant.id, 100));
  expect(await keptIn(pod)).toBe(1);
  expect(JSON.stringify(await published(id))).not.toMatch(/bowls|image/);
  const answer = await (await test.as(participant)).delete('/v1/users/my-user', { password: PASSWORD });
  expect(answer.status).toBe(200);
  expect(await keptIn(pod)).toBe(0);
});

it('deleting a conversation deletes its images', async () => {
  const { pod, leader } = await podWithTwo();
  await sendImage(pod, leader);
  await db().execute(sql`delete from channels where id = ${pod.channelId}::uuid`);
  expect(await keptIn(pod)).toBe(0);
});

it('an edit keeps the image', async () => {
  const { pod, leader } = await podWithTwo();
  const { id, image } = await sendImage(pod, leader, { imageAlt: 'Bowls' });
  const { body } = await (await test.as(leader)).patch(messageUrl(pod, id), { content: 'Listed today' });
  expect(body).toMatchObject({ content: 'Listed today', image });
  expect((await published(id)).at(-1)).toMatchObject({ image });
});

it('an edit can remove the text beside an image', async () => {
  const { pod, leader } = await podWithTwo();
  const { id, image } = await sendImage(pod, leader, { content: 'Listed' });
  const { status } = await (await test.as(leader)).patch(messageUrl(pod, id), { content: '' });
  expect(status).toBe(200);
  expect(await messageOf(pod, id)).toMatchObject({ content: '', image });
});

it('a quote calls an image without text ‘Image’, even if it has a description', async () => {
  const { pod, leader } = await podWithTwo();
  const { id: replyToId } = await sendImage(pod, leader, { imageAlt: 'Bowls' });
  const { body } = await send(pod, leader, { content: 'Mine', replyToId });
  expect((body as Message).replyTo?.excerpt).toBe('Image');
  const { id } = body as Message;
  expect((await messageOf(pod, id))?.replyTo).toMatchObject({ excerpt: 'Image', imageOnly: true });
  await (await test.as(leader)).patch(messageUrl(pod, replyToId), { content: 'Listed' });
  for (const reply of [await messageOf(pod, id), (await published(id)).at(-1)]) {
    expect(reply?.replyTo?.excerpt).toBe('📷 Listed');
    expect(reply?.replyTo).not.toHaveProperty('imageOnly');
  }
});

it('a search finds words in a message’s text and in its image’s description together', async () => {
  const { pod, leader } = await podWithTwo();
  const { id } = await sendImage(pod, leader, { content: 'Listed', imageAlt: 'Twelve bówls' });
  await say(pod, leader, 'Listed nothing');
  const found = async (q: string) =>
    ((await (await test.as(leader)).get(`/v1/messages?q=${q}&channelId=${pod.channelId}`)).body as Message[]).map(
      (one) => one.id,
    );
  expect(await found('bowls')).toEqual([id]);
  expect(await found('bowls%20listed')).toEqual([id]);
  expect(await found('bowls%20nothing')).toEqual([]);
  expect(await found('listed')).toHaveLength(2);
});

it('a digest shows an image’s description, or that there is an image', async () => {
  const { pod, leader, participant } = await podWithTwo();
  await sendImage(pod, leader, { imageAlt: 'Twelve bowls' });
  await sendImage(pod, leader);
  await pass({ hours: 1 });
  const [digest] = await toldTo(participant);
  expect(digest?.channels[0]?.lines?.map(({ text }) => text)).toEqual(['📷 Twelve bowls', 'Image']);
});

it('images that are not sent are removed after a day', async () => {
  const { pod, leader } = await podWithTwo();
  await sendImage(pod, leader);
  await uploaded(pod, leader);
  test.clock.advance({ hours: 23 });
  await imageHousekeeping(test.app.context);
  expect(await keptIn(pod)).toBe(2);
  test.clock.advance({ hours: 2 });
  await imageHousekeeping(test.app.context);
  expect(await keptIn(pod)).toBe(1);
});

it('a page of messages with images takes the same number of statements however many there are', async () => {
  const { pod, leader, url } = await podWithTwo();
  for (let sent = 0; sent < 3; sent += 1) await sendImage(pod, leader);
  const actor = await test.as(leader);
  const read = (limit: number) => test.countStatements(() => actor.get(`${url}?limit=${limit}`));
  const [one, three] = [await read(1), await read(3)];
  expect(three.result.body).toHaveLength(3);
  expect(three.statements).toHaveLength(one.statements.length);
});
