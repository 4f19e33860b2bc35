import { selectedBusinessKey } from '../session/selectedBusinessKey';
import { firstAddresses } from './firstReads';

const ID = /^[0-9a-f-]{36}$/;

export function lastBusiness(): string | undefined {
  const id = localStorage.getItem(selectedBusinessKey) ?? '';
  return ID.test(id) ? id : undefined;
}

/** Returns paths with their query; omits calls whose subject the address doesn't name. */
export function callsOfPage({ pathname, search }: { pathname: string; search: string }): string[] {
  const query = new URLSearchParams(search);
  const valueOf = (key: string) => (key === 'business' ? lastBusiness() : query.get(key));
  return firstAddresses(pathname).flatMap((address) => {
    const filled = address.replace(/\{(\w+)\}/g, (_, key: string) => {
      const id = valueOf(key) ?? '';
      return ID.test(id) ? id : '{}';
    });
    const isOther = filled.endsWith('/messages?') && query.has('message');
    return isOther || filled.includes('{}') ? [] : filled;
  });
}
