import fc from 'fast-check';
import { decodeId, decodeName, decodeSubject } from './encoding';

declare const Buffer: { from: (text: string) => { toString: (encoding: 'base64' | 'base64url') => string } };

const id = '01930c31-5a77-7f10-9c3d-3b5d7f91a303';
const base64 = (text: string) => Buffer.from(text).toString('base64');

it('a subject in a link can be plain, base64 or base64url', () => {
  expect(decodeSubject(id)).toBe(id);
  expect(decodeSubject(id.toUpperCase())).toBe(id);
  expect(decodeSubject(base64(id))).toBe(id);
  expect(decodeSubject(Buffer.from(id).toString('base64url'))).toBe(id);
});

it('a subject in a link is read even if padding or plus signs have been lost', () => {
  const text = 'Zoë’s pod ~~>>??';
  const encoded = base64(text);
  expect(encoded).toMatch(/\+/);
  expect(decodeSubject(encoded)).toBe(text);
  expect(decodeSubject(encoded.replaceAll('+', ' '))).toBe(text);
  expect(decodeSubject(encoded.replace(/=+$/, ''))).toBe(text);
});

it.each(['', '=', 'abcde', '%%%', '!', 'gIA=', 'ab=cd', 'QUJD=QUJD', 'QUJDQ', 'abcd!', 'ab!d'])(
  'the text "%s" in a link is not a subject',
  (text) => {
    expect(decodeSubject(text)).toBeUndefined();
  },
);

it('any text can be a subject in a link', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), (text) => {
      expect(decodeSubject(Buffer.from(text).toString('base64url'))).toBe(text);
      expect(decodeSubject(base64(text))).toBe(text);
    }),
  );
});

it('an id in a link may be plain or encoded, but must be an id', () => {
  expect([id, base64(id), base64(id.toUpperCase())].map(decodeId)).toEqual([id, id, id]);
  const others = [base64('../admin'), base64(`x${id}`), base64(`${id}x`), `!${id}`, 'pods', '', null, undefined];
  expect(others.map(decodeId)).toEqual(Array(8).fill(undefined));
});

it('a name in a link can be encoded or plain', () => {
  expect(decodeName(base64('Tuesday Momentum'))).toBe('Tuesday Momentum');
  expect(decodeName('Tuesday Momentum')).toBe('Tuesday Momentum');
  expect(decodeName('Anna')).toBe('Anna');
  expect(decodeName('')).toBeUndefined();
  expect(decodeName(undefined)).toBeUndefined();
});
