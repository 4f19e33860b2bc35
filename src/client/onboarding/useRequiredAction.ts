import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { OnboardingActionName } from '../../domain/onboarding/actions';
import { useCompleteActionMutation, useDeferActionMutation } from '../api/onboardingApi';
import { selectBusiness, useReturnPath } from '../session';

export function useRequiredAction(action: OnboardingActionName, businessId: string | undefined) {
  const [completeAction] = useCompleteActionMutation();
  const [deferAction] = useDeferActionMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const returnPath = useReturnPath();

  const complete = useCallback(async () => {
    if (businessId) await completeAction({ completeActionRequest: { businessId, action } }).unwrap();
  }, [action, businessId, completeAction]);

  const completeThere = async () => {
    await complete();
    if (businessId) selectBusiness(dispatch, businessId);
  };

  /** If saving 'Not now' fails, the next start-up shows the action again. */
  const defer = useCallback(() => {
    if (businessId) void deferAction({ deferActionRequest: { businessId, action } });
  }, [action, businessId, deferAction]);

  return { complete, completeThere, defer, returnPath, goToReturnPath: () => navigate(returnPath) };
}
