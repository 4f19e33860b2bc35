import { quoteOf } from './excerpt';
import { messageSummary } from './images';

it('the summary of a message shows whether it has an image, and the image’s description if there is no text', () => {
  expect(messageSummary({ content: 'Hello' }, 'en')).toBe('Hello');
  expect(messageSummary({ content: 'Look', image: { alt: 'Bowls' } }, 'en')).toBe('📷 Look');
  expect(messageSummary({ content: '', image: { alt: 'Bowls' } }, 'en')).toBe('📷 Bowls');
  expect(messageSummary({ content: '', image: {} }, 'en')).toBe('Image');
});

it('a quote of an image without text is called ‘Image’', () => {
  const image = { alt: 'Bowls' };
  expect(quoteOf({ id: '1', senderId: '2', senderName: 'Ann', content: '', image }).excerpt).toBe('Image');
});

it('a quote shows if its message has been removed, and which version it quotes, if these are known', () => {
  const message = { id: '1', senderId: '2', senderName: 'Ann', content: 'Hello' };
  expect(quoteOf(message)).toEqual({ id: '1', senderId: '2', senderName: 'Ann', excerpt: 'Hello' });
  expect(Object.keys(quoteOf(message))).toEqual(['id', 'senderId', 'senderName', 'excerpt']);
  expect(quoteOf({ ...message, removed: true, version: 0 })).toMatchObject({ removed: true, version: 0 });
  expect(quoteOf({ ...message, removed: false })).not.toHaveProperty('removed');
});

it('a text of only spaces counts as no text', () => {
  expect(messageSummary({ content: ' \n', image: { alt: 'Bowls' } }, 'en')).toBe('📷 Bowls');
});
