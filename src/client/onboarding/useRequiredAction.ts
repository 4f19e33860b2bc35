import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { OnboardingActionName } from '../../domain/onboarding/actions';
import { useCompleteActionMutation, useDeferActionMutation } from '../api/onboardingApi';
import { selectBusiness, useReturnPath } from '../session';

/** Doing a required action of a business, and going on to where the person was headed (rule session.returnPath). */
export function useRequiredAction(action: OnboardingActionName, businessId: string | undefined) {
  const [completeAction] = useCompleteActionMutation();
  const [deferAction] = useDeferActionMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const returnPath = useReturnPath();

  const complete = useCallback(async () => {
    if (businessId) await completeAction({ completeActionRequest: { businessId, action } }).unwrap();
  }, [action, businessId, completeAction]);

  /** Who does it for a business that they did not work in goes on there (rule businesses.selected). */
  const completeThere = async () => {
    await complete();
    if (businessId) selectBusiness(dispatch, businessId);
  };

  /** 'Not now', on the account. One that does not arrive is asked for again at the next start. */
  const defer = useCallback(() => {
    if (businessId) void deferAction({ deferActionRequest: { businessId, action } });
  }, [action, businessId, deferAction]);

  return { complete, completeThere, defer, returnPath, goToReturnPath: () => navigate(returnPath) };
}
