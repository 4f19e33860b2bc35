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

function useActionHere(pathname: string, selected: string | undefined): DueAction | undefined {
  const { id: businessId = selected } = useSubject('business');
  const action = ONBOARDING_ACTIONS.find((one) => paths[actionScreens[one]] === pathname);
  return action && businessId ? { action, businessId } : undefined;
}

function useNextDueAction(): { dueAction: DueAction | undefined; isKnown: boolean } {
  const { currentData: asked, error } = useActionsToAsk();
  const shown = useSelector(shownActions);
  const dueAction = asked?.find((due) => due.deferredUntil === undefined && !shown.includes(actionKey(due)));
  return { dueAction, isKnown: asked !== undefined || error !== undefined };
}

/** By any of these, a page counts as in use while the actions are on their way. */
const USES = ['pointerdown', 'keydown'] as const;

/**
 * Only at login and start-up, each action once, most urgent first, with the requested page as return path (rule
 * session.returnPath). Actions that become due later show among the notifications (rule onboarding.atStart). A page
 * isn't in use while it shows persisted answers (rule platform.persistence) or the actions are on their way.
 */
export function RequireActions() {
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  const { business } = useSelectedBusiness();
  const { dueAction, isKnown } = useNextDueAction();
  const isInUse = useSelector(hasArrived);
  const isReady = useSelector(sessionPhase) === 'ready';
  const here = useActionHere(pathname, business?.id);
  const hereKey = here && actionKey(here);
  const hasNothingDue = isKnown && !here && !dueAction;
  useEffect(() => {
    if (!isReady) return;
    if (hereKey) dispatch(actionShown(hereKey));
    else if (hasNothingDue) dispatch(arrived());
  }, [dispatch, isReady, hereKey, hasNothingDue]);
  const mayStillBeAsked = isReady && !isKnown && !isInUse;
  useEffect(() => {
    if (!mayStillBeAsked) return;
    const arrive = () => dispatch(arrived());
    for (const type of USES) addEventListener(type, arrive, { once: true, capture: true });
    return () => {
      for (const type of USES) removeEventListener(type, arrive, { capture: true });
    };
  }, [dispatch, mayStillBeAsked]);
  // After the training, leader meetings take precedence over any other due action (rule onboarding.leaders).
  if (!isReady || here || isInUse || !dueAction || pathname === paths.leaderTraining) return <Outlet />;
  return <Navigate to={actionPath(dueAction, business?.id, pathname + search)} replace />;
}
