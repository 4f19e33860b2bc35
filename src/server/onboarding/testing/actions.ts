import type { OnboardingActionName } from '../../../domain/onboarding/actions';
import type { TestApp } from '../../testing/app';
import { requireAction } from '../requiredActions';

interface Person {
  id: string;
}

export function actionsIn(test: TestApp) {
  return {
    requireOf: (user: Person, businessId: string, action: OnboardingActionName) =>
      test.app.context.act((act) => requireAction(act, user.id, businessId, action)),

    complete: async (user: Person, businessId: string, action: OnboardingActionName) =>
      (await test.as(user)).post('/v1/onboarding-actions/mark-complete', { businessId, action }),

    dueFor: async (user: Person, businessId: string): Promise<string[]> => {
      const { body } = await (await test.as(user)).get(`/v1/onboarding-actions/my-actions/${businessId}`);
      return (body as { action: string }[]).map(({ action }) => action);
    },
  };
}
