import fc from 'fast-check';
import { nextAction, ONBOARDING_ACTIONS, screenAfterLogin } from './actions';

it('required actions are asked for in their order, however they arrive', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...ONBOARDING_ACTIONS], { minLength: 1 }), (due) => {
      const first = Math.min(...due.map((action) => ONBOARDING_ACTIONS.indexOf(action)));
      expect(nextAction(due)).toBe(ONBOARDING_ACTIONS[first]);
    }),
  );
});

it('required actions lead each to its screen, and none to the memberships', () => {
  expect(ONBOARDING_ACTIONS.map((action) => screenAfterLogin([action]))).toEqual([
    'assignAdmin',
    'setupZoom',
    'leaderWelcome',
    'leaderConfirmTraining',
    'accountBio',
  ]);
  expect(screenAfterLogin(['COMPLETE_PROFILE', 'ZOOM_PROMPT'])).toBe('setupZoom');
  expect(screenAfterLogin([])).toBe('memberships');
});
