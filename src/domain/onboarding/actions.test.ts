import fc from 'fast-check';
import {
  actionKey,
  actionsToAsk,
  appliesToAllBusinesses,
  DEFERRAL_MS,
  ONBOARDING_ACTIONS,
  type OnboardingActionName,
} from './actions';

const [here, elsewhere] = ['here', 'elsewhere'];
const inHere = (...actions: OnboardingActionName[]) => actions.map((action) => ({ action, businessId: here }));
const inElsewhere = (...actions: OnboardingActionName[]) =>
  actions.map((action) => ({ action, businessId: elsewhere }));

const withoutTraining = ONBOARDING_ACTIONS.filter((action) => action !== 'LEADER_CONFIRM_TRAINING');

it('required actions are requested in order, whatever order they arrive in', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(withoutTraining), (due) => {
      const inOrder = withoutTraining.filter((action) => due.includes(action));
      expect(actionsToAsk(inHere(...due), here)).toEqual(inHere(...inOrder));
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
])("only the next of a new leader's two steps is shown: of %j, %j", (due, asked) => {
  expect(actionsToAsk(inHere(...due), here)).toEqual(inHere(...asked));
});

it("one business's training does not wait for another business's welcome", () => {
  const due = [...inElsewhere('LEADER_APPROVAL_ACKNOWLEDGEMENT'), ...inHere('LEADER_CONFIRM_TRAINING')];
  expect(actionsToAsk(due, here)).toEqual(due);
});

it('an action due in two businesses is requested for the selected business first, and a bio only once', () => {
  const due = [
    ...inElsewhere('ZOOM_PROMPT', 'COMPLETE_PROFILE'),
    ...inHere('COMPLETE_PROFILE', 'ZOOM_PROMPT'),
    ...inElsewhere('OWNER_ADMIN_PROMPT'),
  ];
  expect(actionsToAsk(due, here)).toEqual([
    ...inElsewhere('OWNER_ADMIN_PROMPT'),
    ...inHere('ZOOM_PROMPT'),
    ...inElsewhere('ZOOM_PROMPT'),
    ...inHere('COMPLETE_PROFILE'),
  ]);
});

it('an action is identified by its business, except for a bio, which all businesses share', () => {
  const keys = [...inHere('ZOOM_PROMPT', 'COMPLETE_PROFILE'), ...inElsewhere('ZOOM_PROMPT', 'COMPLETE_PROFILE')];
  expect(new Set(keys.map(actionKey)).size).toBe(3);
});

it('a profile, new terms and two-factor login apply to the person, and every other action to one business', () => {
  expect(ONBOARDING_ACTIONS.filter(appliesToAllBusinesses).sort()).toEqual([
    'ACCEPT_TERMS',
    'COMPLETE_PROFILE',
    'SET_UP_TWO_FACTOR',
  ]);
});

it('‘Not now’ lasts a week', () => {
  expect(DEFERRAL_MS).toBe(604_800_000);
});
