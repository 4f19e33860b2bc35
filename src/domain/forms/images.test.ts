import { imageRefusalOf, imageRefusals, MAX_IMAGE_BYTES } from './images';

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

it('a file that is no image is refused', () => {
  expect(imageRefusalOf({ ...photo, type: 'text/plain' })).toMatch(/isn’t an image/);
  expect(imageRefusalOf({ ...photo, type: '' })).toBe(imageRefusals.type);
});
