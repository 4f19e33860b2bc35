import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OnboardingActionName } from '../../domain/onboarding/actions';
import { useCompleteActionMutation, useDeferActionMutation } from '../api/onboardingApi';
import { useSelectedBusiness, useReturnPath } from '../session';

/** Doing a required action of the selected business, and going on to where the person was headed (rule session.returnPath). */
export function useRequiredAction(action: OnboardingActionName) {
  const { business } = useSelectedBusiness();
  const [completeAction] = useCompleteActionMutation();
  const [deferAction] = useDeferActionMutation();
  const navigate = useNavigate();
  const businessId = business?.id;
  const returnPath = useReturnPath();

  const complete = useCallback(async () => {
    if (businessId) await completeAction({ completeActionRequest: { businessId, action } }).unwrap();
  }, [action, businessId, completeAction]);

  /** 'Not now', on the account. One that does not arrive is asked for again at the next start. */
  const defer = useCallback(() => {
    if (businessId) void deferAction({ deferActionRequest: { businessId, action } });
  }, [action, businessId, deferAction]);

  return { complete, defer, returnPath, goToReturnPath: () => navigate(returnPath) };
}
