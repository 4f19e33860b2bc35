import { sendPage } from './pages';

it('the URL of the next page keeps the whole query, including text after a question mark in a search', () => {
  const headers = new Map<string, string>();
  const reply = { header: (name: string, value: string) => void headers.set(name, value) } as never;
  const page = { items: [1], total: 2, next: 'W10' };
  sendPage({ request: { url: '/v1/things?q=who?&sort=lastName&after=W1' }, reply }, page);
  expect(headers.get('link')).toBe('</v1/things?q=who%3F&sort=lastName&after=W10>; rel="next"');
});
