import { quoteOf } from './excerpt';
import { FORMER_SENDER_ID, messageSummary, messageText, quoteText, senderNameIn } from './messageTexts';

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

it('what stands for a removed message, an image and a former member is in the reader’s language', () => {
  const removed = { content: 'Message removed', removed: true };
  expect([messageText(removed, 'de'), messageSummary(removed, 'fr')]).toEqual([
    'Nachricht entfernt',
    'Message supprimé',
  ]);
  const quote = quoteOf({ id: '1', senderId: FORMER_SENDER_ID, senderName: 'Former member', content: '', image: {} });
  expect([quoteText(quote, 'de'), quoteText({ ...quote, removed: true }, 'de')]).toEqual([
    'Bild',
    'Nachricht entfernt',
  ]);
  expect([senderNameIn(quote, 'de'), senderNameIn({ ...quote, senderId: '2', senderName: 'Ann' }, 'de')]).toEqual([
    'Ehemaliges Mitglied',
    'Ann',
  ]);
  expect(quoteText(quoteOf({ id: '1', senderId: '2', senderName: 'Ann', content: 'Hallo', image: {} }), 'de')).toBe(
    '📷 Hallo',
  );
});
