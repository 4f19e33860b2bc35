import { isUncounted, MAX_COUNTED } from './listTotal';

it('a list is counted up to the maximum, and any greater total only says that there are more', () => {
  expect(isUncounted(MAX_COUNTED)).toBe(false);
  expect(isUncounted(MAX_COUNTED + 1)).toBe(true);
});
