import { unallowedChanges } from './allowed';

const change = 'Pod.name: field removed';

it('a breaking change is allowed only with a reason', () => {
  expect(unallowedChanges([change], [])).toEqual([change]);
  expect(unallowedChanges([change], [{ change, reason: 'Nobody shows it.' }])).toEqual([]);
  expect(unallowedChanges([change], [{ change, reason: ' ' }])).toEqual([`${change}: allowed without a reason`]);
});

it('an allowed change that never happened is reported, so that the list stays accurate', () => {
  expect(unallowedChanges([], [{ change, reason: 'Nobody shows it.' }])).toEqual([
    `${change}: allowed, but nothing of the kind has changed`,
  ]);
});
