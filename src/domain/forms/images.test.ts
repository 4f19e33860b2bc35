import { imageRefusalOf, imageRefusals, imageTypeOf, MAX_IMAGE_BYTES } from './images';
import { textIn } from '../text/localText';

const photo = { type: 'image/png', name: 'bowls.png', size: 1000 };

it('an image may have up to 10 MB', () => {
  expect(MAX_IMAGE_BYTES).toBe(10_485_760);
  expect(imageRefusalOf({ ...photo, size: MAX_IMAGE_BYTES })).toBeUndefined();
  expect(imageRefusalOf({ ...photo, size: MAX_IMAGE_BYTES + 1 })).toBe(imageRefusals.size);
});

it('a HEIC photo is refused by its type, or by its name where the browser knows no type', () => {
  for (const type of ['image/heic', 'image/heif']) expect(imageRefusalOf({ ...photo, type })).toBe(imageRefusals.heic);
  for (const name of ['a.heic', 'A.HEIF'])
    expect(imageRefusalOf({ ...photo, name, type: '' })).toBe(imageRefusals.heic);
  expect(imageRefusalOf({ ...photo, name: 'a.heic.png' })).toBeUndefined();
});

it('a file that is not an image is refused', () => {
  expect(imageRefusalOf({ ...photo, type: 'text/plain' })).toBe(imageRefusals.type);
  expect(textIn(imageRefusals.type, 'en')).toMatch(/isn’t an image/);
  expect(imageRefusalOf({ ...photo, type: '' })).toBe(imageRefusals.type);
});

it.each([
  ['\x89PNG\r\n\x1a\n\0\0\0\r', 'image/png'],
  ['\xff\xd8\xff\xe0\0\x10JFIF\0\x01', 'image/jpeg'],
  ['RIFF\x24\n\0\0WEBP', 'image/webp'],
  ['GIF89a\x01\0\x01\0\0\0', 'image/gif'],
  ['RIFF\x24\n\0\0WAVE', undefined],
  ['%PDF-1.7', undefined],
  ['', undefined],
])('the bytes %j are of the type %s', (bytes, type) => {
  expect(imageTypeOf(Uint8Array.from(bytes, (one) => one.charCodeAt(0)))).toBe(type);
});
