import fc from 'fast-check';
import { nextAction, ONBOARDING_ACTIONS, withoutLaterSteps, type OnboardingActionName } from './actions';

it('required actions are asked for in their order, however they arrive', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...ONBOARDING_ACTIONS], { minLength: 1 }), (due) => {
      const first = Math.min(...due.map((action) => ONBOARDING_ACTIONS.indexOf(action)));
      expect(nextAction(due)).toBe(ONBOARDING_ACTIONS[first]);
    }),
  );
});

test.each<[OnboardingActionName[], OnboardingActionName[]]>([
  [
    ['LEADER_APPROVAL_ACKNOWLEDGEMENT', 'LEADER_CONFIRM_TRAINING', 'COMPLETE_PROFILE'],
    ['LEADER_APPROVAL_ACKNOWLEDGEMENT', 'COMPLETE_PROFILE'],
  ],
  [
    ['LEADER_CONFIRM_TRAINING', 'COMPLETE_PROFILE'],
    ['LEADER_CONFIRM_TRAINING', 'COMPLETE_PROFILE'],
  ],
])('of the two steps of a new leader only the next is asked for: of %j, %j', (due, asked) => {
  expect(withoutLaterSteps(due.map((action) => ({ action })))).toEqual(asked.map((action) => ({ action })));
});
