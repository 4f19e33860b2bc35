import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OnboardingActionName } from '../../domain/onboarding/actions';
import { useCompleteActionMutation } from '../api/onboardingApi';
import { useSelectedBusiness, useReturnPath } from '../session';

/** Doing a required action of the selected business, and going on to where the person was headed (rule session.returnPath). */
export function useRequiredAction(action: OnboardingActionName) {
  const { business } = useSelectedBusiness();
  const [completeAction] = useCompleteActionMutation();
  const navigate = useNavigate();
  const businessId = business?.id;
  const destination = useReturnPath();

  const complete = useCallback(async () => {
    if (businessId) await completeAction({ completeActionRequest: { businessId, action } }).unwrap();
  }, [action, businessId, completeAction]);

  return { complete, goToReturnPath: () => navigate(destination) };
}
