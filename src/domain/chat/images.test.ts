import { quoteOf } from './excerpt';
import { messageSummary } from './images';

it('a line of text says that a message has an image, and what it shows if there is no text', () => {
  expect(messageSummary({ content: 'Hello' })).toBe('Hello');
  expect(messageSummary({ content: 'Look', image: { alt: 'Bowls' } })).toBe('📷 Look');
  expect(messageSummary({ content: '', image: { alt: 'Bowls' } })).toBe('📷 Bowls');
  expect(messageSummary({ content: '', image: {} })).toBe('Image');
});

it('a quote of an image without text is called ‘Image’', () => {
  const image = { alt: 'Bowls' };
  expect(quoteOf({ id: '1', senderId: '2', senderName: 'Ann', content: '', image }).excerpt).toBe('Image');
});
