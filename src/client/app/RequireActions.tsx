import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { actionScreens, nextAction, ONBOARDING_ACTIONS, withoutLaterSteps } from '../../domain/onboarding/actions';
import type { OnboardingActionName } from '../../domain/onboarding/actions';
import { pathWithReturn, paths } from '../../domain/links';
import { useListMyActionsQuery } from '../api/onboardingApi';
import { actionShown, arrived, hasArrived, shownActions } from '../onboarding/onboardingSlice';
import { useSelectedBusiness } from '../session/useSelectedBusiness';

/** The action that is done on this page; undefined elsewhere. */
function actionOn(pathname: string): OnboardingActionName | undefined {
  return ONBOARDING_ACTIONS.find((action) => paths[actionScreens[action]] === pathname);
}

/** The most urgent action that is due, was not put off, and has not been put in the way yet. */
function useNextDueAction(): OnboardingActionName | undefined {
  const { business } = useSelectedBusiness();
  const { currentData: due = [] } = useListMyActionsQuery({ businessId: business?.id ?? '' }, { skip: !business });
  const shown = useSelector(shownActions);
  const asked = withoutLaterSteps(due).filter(
    ({ action, deferredUntil }) => deferredUntil === undefined && !shown.includes(action),
  );
  return nextAction(asked.map(({ action }) => action));
}

/**
 * At login and at start, required actions come first, the most urgent before the others, each once; the page one asked for
 * is carried along and returned to (rule session.returnPath). Once a page is in use nothing takes it away: what becomes due
 * then waits among the notifications (rule onboarding.atStart).
 */
export function RequireActions() {
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  const dueAction = useNextDueAction();
  const isInUse = useSelector(hasArrived);
  const here = actionOn(pathname);
  const hasNothingDue = !here && !dueAction;
  useEffect(() => {
    if (here) dispatch(actionShown(here));
    else if (hasNothingDue) dispatch(arrived());
  }, [dispatch, here, hasNothingDue]);
  // Leader meetings are shown right after the training is confirmed, before whatever else is due (rule onboarding.leaders).
  if (here || isInUse || !dueAction || pathname === paths.leaderTraining) return <Outlet />;
  return <Navigate to={pathWithReturn(paths[actionScreens[dueAction]], pathname + search)} replace />;
}
