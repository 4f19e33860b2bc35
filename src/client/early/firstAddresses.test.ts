import { paths } from '../../domain/links';
import { signedInPages } from '../prerender/signedInPages';
import { firstAddresses } from './firstAddresses';

it('what a page asks for first is known of those whose frame is painted, and of no other (rule platform.paintedPages)', () => {
  const known = Object.values(paths).filter((path) => firstAddresses(path).length > 0);
  expect(known.sort()).toEqual(Object.keys(signedInPages).sort());
});
