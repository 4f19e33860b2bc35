import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { actionScreens, nextAction, ONBOARDING_ACTIONS } from '../../domain/onboarding/actions';
import type { OnboardingActionName } from '../../domain/onboarding/actions';
import { pathWithReturn, paths } from '../../domain/links';
import { useListMyActionsQuery } from '../api/onboardingApi';
import { actionShown, shownActions } from '../onboarding/onboardingSlice';
import { useSelectedBusiness } from '../session/useSelectedBusiness';

/** The action that is done on this page; undefined elsewhere. */
function actionOn(pathname: string): OnboardingActionName | undefined {
  return ONBOARDING_ACTIONS.find((action) => paths[actionScreens[action]] === pathname);
}

/** The most urgent action that is due and has not been put in the way yet. */
function useNextDueAction(): OnboardingActionName | undefined {
  const { business } = useSelectedBusiness();
  const { data: due = [] } = useListMyActionsQuery({ businessId: business?.id ?? '' }, { skip: !business });
  const shown = useSelector(shownActions);
  return nextAction(due.map(({ action }) => action).filter((action) => !shown.includes(action)));
}

/**
 * Required actions come first, the most urgent before the others, each once per visit: whoever walks past one may use the rest.
 * The page one asked for is carried along and returned to (decision 10).
 */
export function RequireActions() {
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  const dueAction = useNextDueAction();
  const here = actionOn(pathname);
  useEffect(() => {
    if (here) dispatch(actionShown(here));
  }, [dispatch, here]);
  // Leader meetings are shown right after the training is confirmed, before whatever else is due (specification, section 4).
  if (here || !dueAction || pathname === paths.leaderTraining) return <Outlet />;
  return <Navigate to={pathWithReturn(paths[actionScreens[dueAction]], pathname + search)} replace />;
}
