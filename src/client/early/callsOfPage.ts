import { selectedBusinessKey } from '../session/selectedBusinessKey';
import { firstAddresses } from './firstAddresses';

const ID = /^[0-9a-f-]{36}$/;

/** The calls that the page at this address makes first, as paths with their query; without those for which it names nothing. */
export function callsOfPage({ pathname, search }: { pathname: string; search: string }): string[] {
  const query = new URLSearchParams(search);
  const valueOf = (key: string) => (key === 'business' ? localStorage.getItem(selectedBusinessKey) : query.get(key));
  return firstAddresses(pathname).flatMap((address) => {
    const filled = address.replace(/\{(\w+)\}/g, (_, key: string) => {
      const id = valueOf(key) ?? '';
      return ID.test(id) ? id : '{}';
    });
    // About a message that is named, the page asks for another stretch of the conversation.
    const isOther = filled.endsWith('/messages?') && query.has('message');
    return isOther || filled.includes('{}') ? [] : filled;
  });
}
