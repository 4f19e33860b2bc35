import fc from 'fast-check';
import { decodeId, decodeName, decodeSubject, encodeSubject } from './encoding';

// The runtime's own encoder; the domain itself is compiled for no runtime in particular.
declare const Buffer: { from: (text: string) => { toString: (encoding: 'base64' | 'base64url') => string } };

const id = '01930c31-5a77-7f10-9c3d-3b5d7f91a303';
const base64 = (text: string) => Buffer.from(text).toString('base64');

it('a subject in a link is read plain, as base64 and as base64url', () => {
  expect(decodeSubject(id)).toBe(id);
  expect(decodeSubject(id.toUpperCase())).toBe(id);
  expect(decodeSubject(base64(id))).toBe(id);
  expect(decodeSubject(Buffer.from(id).toString('base64url'))).toBe(id);
});

it('a subject in a link is read whatever became of padding and plus signs', () => {
  const text = 'Zoë’s pod ~~>>??';
  const encoded = base64(text);
  expect(encoded).toMatch(/\+/);
  expect(decodeSubject(encoded)).toBe(text);
  expect(decodeSubject(encoded.replaceAll('+', ' '))).toBe(text);
  expect(decodeSubject(encoded.replace(/=+$/, ''))).toBe(text);
});

it.each(['', '=', 'abcde', '%%%', '!', 'gIA=', 'ab=cd'])('a subject in a link that reads "%s" says nothing', (text) => {
  expect(decodeSubject(text)).toBeUndefined();
});

it('a subject in a link comes back as it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), (text) => {
      const encoded = encodeSubject(text);
      expect(encoded).toBe(Buffer.from(text).toString('base64url'));
      expect(decodeSubject(encoded)).toBe(text);
      expect(decodeSubject(base64(text))).toBe(text);
    }),
  );
});

it('a subject in a link may hold half a character, which is replaced', () => {
  expect(decodeSubject(encodeSubject('a\ud800b'))).toBe('a\ufffdb');
});

it('an id in a link is an id, plain or encoded, and nothing else', () => {
  expect([id, base64(id), encodeSubject(id.toUpperCase())].map(decodeId)).toEqual([id, id, id]);
  expect([base64('../admin'), 'pods', '', null, undefined].map(decodeId)).toEqual(Array(5).fill(undefined));
});

it('a name in a link is read encoded or plain', () => {
  expect(decodeName(base64('Tuesday Momentum'))).toBe('Tuesday Momentum');
  expect(decodeName('Tuesday Momentum')).toBe('Tuesday Momentum');
  expect(decodeName('Anna')).toBe('Anna');
  expect(decodeName('')).toBeUndefined();
  expect(decodeName(undefined)).toBeUndefined();
});
