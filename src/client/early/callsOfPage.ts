import { selectedBusinessKey } from '../session/selectedBusinessKey';

const ID = /^[0-9a-f-]{36}$/;

/** The page's own list, which the build has written into it; none in a page that few begin at. */
const listed = () => document.querySelector<HTMLMetaElement>('meta[name="stepwell-calls"]')?.content.split(' ') ?? [];

/** The calls that this page makes first, as paths with their query; without those for which its address names nothing. */
export function callsOfPage(search: string, addresses = listed()): string[] {
  const query = new URLSearchParams(search);
  const valueOf = (key: string) => (key === 'business' ? localStorage.getItem(selectedBusinessKey) : query.get(key));
  return addresses.flatMap((address) => {
    const filled = address.replace(/\{(\w+)\}/g, (_, key: string) => {
      const id = valueOf(key) ?? '';
      return ID.test(id) ? id : '{}';
    });
    // About a message that is named, the page asks for another stretch of the conversation.
    const isOther = filled.endsWith('/messages?') && query.has('message');
    return address === '' || isOther || filled.includes('{}') ? [] : filled;
  });
}
