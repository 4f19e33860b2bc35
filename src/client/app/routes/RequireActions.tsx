import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { actionKey, actionScreens, ONBOARDING_ACTIONS, type DueAction } from '../../../domain/onboarding/actions';
import { paths } from '../../../domain/links';
import { actionPath } from '../../onboarding/actionPath';
import { actionShown, arrived, hasArrived, shownActions } from '../../onboarding/onboardingSlice';
import { useActionsToAsk } from '../../onboarding/useActionsToAsk';
import { sessionPhase } from '../../session/sessionSlice';
import { useSelectedBusiness } from '../../session/useSelectedBusiness';
import { useSubject } from '../../ui/states/useSubject';

/** The action that is done on this page, and in which business; undefined elsewhere. */
function useActionHere(pathname: string, selected: string | undefined): DueAction | undefined {
  const { id: businessId = selected } = useSubject('business');
  const action = ONBOARDING_ACTIONS.find((one) => paths[actionScreens[one]] === pathname);
  return action && businessId ? { action, businessId } : undefined;
}

/** The most urgent action that is due, was not put off, and has not been put in the way yet. */
function useNextDueAction(): DueAction | undefined {
  const { currentData: asked = [] } = useActionsToAsk();
  const shown = useSelector(shownActions);
  return asked.find((due) => due.deferredUntil === undefined && !shown.includes(actionKey(due)));
}

/**
 * At login and at start, required actions come first, the most urgent before the others, each once; the page one asked for
 * is carried along and returned to (rule session.returnPath). Once a page is in use nothing takes it away: what becomes due
 * then waits among the notifications (rule onboarding.atStart). One that shows what is kept until the start is done is not in
 * use yet (rule platform.kept).
 */
export function RequireActions() {
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  const { business } = useSelectedBusiness();
  const dueAction = useNextDueAction();
  const isInUse = useSelector(hasArrived);
  const isReady = useSelector(sessionPhase) === 'ready';
  const here = useActionHere(pathname, business?.id);
  const hereKey = here && actionKey(here);
  const hasNothingDue = !here && !dueAction;
  useEffect(() => {
    if (!isReady) return;
    if (hereKey) dispatch(actionShown(hereKey));
    else if (hasNothingDue) dispatch(arrived());
  }, [dispatch, isReady, hereKey, hasNothingDue]);
  // Leader meetings are shown right after the training is confirmed, before whatever else is due (rule onboarding.leaders).
  if (!isReady || here || isInUse || !dueAction || pathname === paths.leaderTraining) return <Outlet />;
  return <Navigate to={actionPath(dueAction, business?.id, pathname + search)} replace />;
}
