import { isUncounted, MAX_COUNTED } from './listTotal';

it('a list counts as uncounted only above the maximum', () => {
  expect(isUncounted(MAX_COUNTED)).toBe(false);
  expect(isUncounted(MAX_COUNTED + 1)).toBe(true);
});
