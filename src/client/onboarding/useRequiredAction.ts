import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { OnboardingActionName } from '../../domain/onboarding/actions';
import { useCompleteActionMutation, useDeferActionMutation } from '../api/onboardingApi';
import { selectBusiness, useReturnPath } from '../session';

/**
 * Completes or defers a required action of a business; `returnPath` is the page to open next (rule session.returnPath).
 */
export function useRequiredAction(action: OnboardingActionName, businessId: string | undefined) {
  const [completeAction] = useCompleteActionMutation();
  const [deferAction] = useDeferActionMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const returnPath = useReturnPath();

  const complete = useCallback(async () => {
    if (businessId) await completeAction({ completeActionRequest: { businessId, action } }).unwrap();
  }, [action, businessId, completeAction]);

  /** Completing an action of another business selects that business (rule businesses.selected). */
  const completeThere = async () => {
    await complete();
    if (businessId) selectBusiness(dispatch, businessId);
  };

  /** 'Not now', saved on the account. If that fails, the next start-up shows the action again. */
  const defer = useCallback(() => {
    if (businessId) void deferAction({ deferActionRequest: { businessId, action } });
  }, [action, businessId, deferAction]);

  return { complete, completeThere, defer, returnPath, goToReturnPath: () => navigate(returnPath) };
}
