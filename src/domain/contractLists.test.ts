import contract from '../contract/contract.gen.json';
import { LEADER_STATUSES } from './leadership/status';
import { FREQUENCY_PERIODS, WEEKDAYS, WEEKS_IN_MONTH } from './meetings/scheduleTypes';
import { NOTIFICATION_FREQUENCIES } from './notifications/frequencies';
import { ONBOARDING_ACTIONS } from './onboarding/actions';
import { STEP_STATUSES } from './steps/steps';

const lists = {
  FrequencyPeriod: FREQUENCY_PERIODS,
  LeaderStatus: LEADER_STATUSES,
  NotificationFrequency: NOTIFICATION_FREQUENCIES,
  OnboardingActionName: ONBOARDING_ACTIONS,
  StepStatus: STEP_STATUSES,
  WeekDay: WEEKDAYS,
  WeekInMonth: WEEKS_IN_MONTH,
} as const;

test.each(Object.entries(lists))('the list of every %s is that of the contract', (name, list) => {
  expect(list).toEqual(contract.components.schemas[name as keyof typeof lists].enum);
});
