import fc from 'fast-check';
import { nextAction, ONBOARDING_ACTIONS } from './actions';

it('required actions are asked for in their order, however they arrive', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...ONBOARDING_ACTIONS], { minLength: 1 }), (due) => {
      const first = Math.min(...due.map((action) => ONBOARDING_ACTIONS.indexOf(action)));
      expect(nextAction(due)).toBe(ONBOARDING_ACTIONS[first]);
    }),
  );
});
