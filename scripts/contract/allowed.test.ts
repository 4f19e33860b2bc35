import { unallowed } from './allowed';

const change = 'Pod.name: field removed';

it('a breaking change is allowed with a reason only', () => {
  expect(unallowed([change], [])).toEqual([change]);
  expect(unallowed([change], [{ change, reason: 'Nobody shows it.' }])).toEqual([]);
  expect(unallowed([change], [{ change, reason: ' ' }])).toEqual([`${change}: allowed without a reason`]);
});

it('an allowed change that never came is named, so that the list stays true', () => {
  expect(unallowed([], [{ change, reason: 'Nobody shows it.' }])).toEqual([
    `${change}: allowed, but nothing of the kind has changed`,
  ]);
});
