import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { OnboardingActionName } from '../../domain/onboarding/actions';
import { safeReturnPath } from '../../domain/links';
import { useCompleteActionMutation } from '../api/onboardingApi';
import { paths, returnKey } from '../app/paths';
import { useSelectedBusiness } from '../session/useSelectedBusiness';

/** Doing a required action of the selected business, and going on to where the person was headed (decision 10). */
export function useRequiredAction(action: OnboardingActionName) {
  const { business } = useSelectedBusiness();
  const [completeAction] = useCompleteActionMutation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const businessId = business?.id;
  const destination = safeReturnPath(query.get(returnKey)) ?? paths.memberships;

  const complete = useCallback(async () => {
    if (businessId) await completeAction({ completeActionRequest: { businessId, action } }).unwrap();
  }, [action, businessId, completeAction]);

  return { business, complete, goOn: () => navigate(destination) };
}
