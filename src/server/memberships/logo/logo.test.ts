import sharp from 'sharp';
import { buildApp } from '../../app';
import { useTestApp } from '../../testing/app';
import type { TestMembership } from '../../testing/factories';

const test = useTestApp();

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 90 } } });

const REFUSED = "Oops! We can't upload that image";

async function logoOf(membership: TestMembership) {
  const response = await test.app.http.inject({ url: `/v1/memberships/${membership.id}/logo` });
  return { bytes: response.rawPayload, headers: response.headers };
}

async function upload(membership: TestMembership, image: Buffer | string, type: string) {
  const owner = await test.as(membership.business.owner);
  return owner.post(`/v1/memberships/${membership.id}/logo`, image, { 'content-type': type });
}

function form(image: Buffer, field = 'image') {
  const boundary = 'form-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), image, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { body, type: `multipart/form-data; boundary=${boundary}` };
}

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);

it.each(['png', 'jpeg', 'webp'] as const)('a logo sent as %s is stored as 400 by 400 webp', async (format) => {
  const membership = await test.make.membership();
  const image = await picture(900, 600).toFormat(format).toBuffer();
  expect(await upload(membership, image, `image/${format}`)).toMatchObject({ status: 200, body: { done: true } });
  const { bytes, headers } = await logoOf(membership);
  expect(headers['content-type']).toBe('image/webp');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 400, height: 400 });
});

it('a logo can be sent as a form or as a data URL', async () => {
  const membership = await test.make.membership();
  const image = await picture(300, 300).png().toBuffer();
  const { body, type } = form(image);
  expect((await upload(membership, body, type)).status).toBe(200);
  const first = await logoOf(membership);
  const dataUrl = `data:image/png;base64,${(await picture(10, 10).negate().png().toBuffer()).toString('base64')}`;
  const owner = await test.as(membership.business.owner);
  expect((await owner.post(`/v1/memberships/${membership.id}/logo`, { image: dataUrl })).status).toBe(200);
  const second = await logoOf(membership);
  expect(second.headers.etag).not.toBe(first.headers.etag);
  expect((await owner.get(`/v1/memberships/${membership.id}`)).body.hasLogo).toBe(true);
});

it('a logo loses its metadata and is rotated upright', async () => {
  const membership = await test.make.membership();
  const halves = await sharp({ create: { width: 100, height: 100, channels: 3, background: 'black' } })
    .composite([{ input: { create: { width: 100, height: 50, channels: 3, background: 'white' } }, top: 0, left: 0 }])
    .withExif({ IFD0: { Copyright: 'Somebody', ImageDescription: 'at home' } })
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toBuffer();
  await upload(membership, halves, 'image/jpeg');
  const { bytes } = await logoOf(membership);
  const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  const bottom = await sharp(bytes).extract({ left: 200, top: 390, width: 1, height: 1 }).raw().toBuffer();
  expect(bottom[0]).toBeGreaterThan(200);
});

it('a logo is public, and is sent again only after a change', async () => {
  const membership = await test.make.membership();
  const url = `/v1/memberships/${membership.id}/logo`;
  expect((await test.anyone().get(url)).status).toBe(404);
  await upload(membership, await picture(400, 400).png().toBuffer(), 'image/png');
  const { headers } = await test.anyone().get(url);
  const etag = String(headers.etag);
  expect(headers['cache-control']).toBe('public, no-cache');
  const again = await test.anyone().get(url, { 'if-none-match': `"old", W/${etag}` });
  expect(again).toMatchObject({ status: 304, body: '', headers: { etag } });
  expect((await test.anyone().get(url, { 'if-none-match': '"old"' })).status).toBe(200);
});

it("a logo's version changes with the image, so that pages load a new logo from a new URL", async () => {
  const membership = await test.make.membership();
  const owner = await test.as(membership.business.owner);
  const version = async () => (await owner.get(`/v1/memberships/${membership.id}`)).body.logoVersion;
  expect(await version()).toBeUndefined();
  await upload(membership, await picture(400, 400).png().toBuffer(), 'image/png');
  const first = await version();
  await upload(membership, await picture(400, 400).negate().png().toBuffer(), 'image/png');
  const second = await version();
  expect(second).not.toBe(first);
  const { status, headers } = await test.anyone().get(`/v1/memberships/${membership.id}/logo?v=${second}`);
  expect({ status, etag: headers.etag }).toEqual({ status: 200, etag: `"${second}"` });
});

it("a new logo creates an audit entry, and an identical logo doesn't", async () => {
  const membership = await test.make.membership();
  const owner = await test.as(membership.business.owner);
  const entries = async () =>
    (await owner.get(`/v1/businesses/${membership.business.id}/audit-entries?act=MEMBERSHIP_CHANGED`)).body;
  const logo = await picture(400, 400).png().toBuffer();
  await upload(membership, logo, 'image/png');
  expect(await entries()).toMatchObject([{ fields: ['logo'] }]);
  expect(await upload(membership, logo, 'image/png')).toMatchObject({ status: 200, body: { done: true } });
  expect(await entries()).toHaveLength(1);
  await upload(membership, await picture(400, 400).negate().png().toBuffer(), 'image/png');
  expect(await entries()).toHaveLength(2);
});

it.each([
  ['an SVG', svg, 'image/svg+xml'],
  ['an SVG that calls itself a png', svg, 'image/png'],
  ['text', Buffer.from('hello'), 'image/png'],
  ['the beginning of a png and nothing more', Buffer.from('89504e470d0a1a0a00', 'hex'), 'image/png'],
  ['nothing', Buffer.alloc(0), 'image/png'],
  ['a gif', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'), 'image/gif'],
])('%s is rejected as a logo', async (_name, image, type) => {
  const membership = await test.make.membership();
  expect(await upload(membership, image, type)).toMatchObject({ status: 400, body: { detail: REFUSED } });
  expect((await test.anyone().get(`/v1/memberships/${membership.id}/logo`)).status).toBe(404);
});

it('a small logo file that expands to too many pixels is rejected', async () => {
  const membership = await test.make.membership();
  const bomb = await picture(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(1024 * 1024);
  expect(await upload(membership, bomb, 'image/png')).toMatchObject({ status: 400, body: { detail: REFUSED } });
});

it('a form without an image is rejected as a logo', async () => {
  const membership = await test.make.membership();
  const { body, type } = form(await picture(9, 9).png().toBuffer(), 'other');
  expect(await upload(membership, body, type)).toMatchObject({ status: 400, body: { detail: REFUSED } });
});

it.each([
  ['raw', 5],
  ['form', 5],
  ['data URL', 5],
  ['data URL', 8],
])('a logo as %s of more than %d MB is too large', async (way, megabytes) => {
  const membership = await test.make.membership();
  const large = Buffer.concat([await picture(9, 9).png().toBuffer(), Buffer.alloc(megabytes * 1024 * 1024)]);
  const { body, type } = form(large);
  const sent =
    way === 'raw'
      ? upload(membership, large, 'image/png')
      : way === 'form'
        ? upload(membership, body, type)
        : upload(
            membership,
            JSON.stringify({ image: `data:image/png;base64,${large.toString('base64')}` }),
            'application/json',
          );
  expect(await sent).toMatchObject({
    status: 413,
    body: { code: 'too_large', detail: 'The image must be 5 MB or less.' },
  });
});

it('a data URL over the size limit for requests is also refused as too large an image', async () => {
  const membership = await test.make.membership();
  const image = `data:image/png;base64,${'A'.repeat(13 * 1024 * 1024)}`;
  expect(await upload(membership, JSON.stringify({ image }), 'application/json')).toMatchObject({
    status: 413,
    body: { code: 'too_large', detail: 'The image is too large.' },
  });
});

it.each([
  ['has no boundary', 'multipart/form-data', 'x'],
  ['is no form', 'multipart/form-data; boundary=x', 'hello'],
  ['is empty', 'multipart/form-data; boundary=x', ''],
  ['breaks off in a head', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="im'],
  [
    'breaks off in the image',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc',
  ],
  ['ends before it begins', 'multipart/form-data; boundary=x', '--x--\r\n'],
])('a form that %s is rejected', async (_how, type, body) => {
  const membership = await test.make.membership();
  expect(await upload(membership, body, type)).toMatchObject({ status: 400 });
});

it('a form with more fields than accepted is rejected as too large, without breaking the connection', async () => {
  const membership = await test.make.membership();
  const field = (name: number) => `--x\r\nContent-Disposition: form-data; name="f${name}"\r\n\r\nabc\r\n`;
  const body = `${[1, 2, 3, 4, 5].map(field).join('')}--x--\r\n`;
  const answer = await upload(membership, body, 'multipart/form-data; boundary=x');
  expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } });
});

it.each([6, 12])('a form of %i MB is also rejected as too large over a real connection', async (megabytes) => {
  const membership = await test.make.membership();
  const { token } = await test.as(membership.business.owner);
  const server = await buildApp({ ...test.app.context, logger: false });
  const address = await server.http.listen({ port: 0, host: '127.0.0.1' });
  const data = new FormData();
  data.set('image', new Blob([Buffer.alloc(megabytes * 1024 * 1024)]), 'a.png');
  const answer = await fetch(`${address}/v1/memberships/${membership.id}/logo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: data,
  });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([413, 'too_large']);
  await server.close();
});
