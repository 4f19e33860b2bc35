import { paths } from '../../domain/links';
import { signedInPages } from '../prerender/signedInPages';
import { firstAddresses } from './firstReads';

it('the first calls are known for prerendered pages only (rule platform.paintedPages)', () => {
  const known = Object.values(paths).filter((path) => firstAddresses(path).length > 0);
  expect(known.sort()).toEqual(Object.keys(signedInPages).sort());
});
