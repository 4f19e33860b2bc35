import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Business } from '../../../contract/entities.gen';
import { accountApi } from '../../api/accountApi';
import { begunAt, dropBegun } from '../../api/transport/begunCalls';
import { businessesApi } from '../../api/businessesApi';
import { emptyApi } from '../../api/emptyApi';
import { membershipsApi } from '../../api/membershipsApi';
import { notificationsApi } from '../../api/notificationsApi';
import { onboardingApi } from '../../api/onboardingApi';
import { statusOf } from '../../api/problem';
import { sessionFailed, sessionReady } from '../../api/sessionEvents';
import { sessionApi } from '../../api/sessionApi';
import { chooseBusiness, lastUsedBusiness, selectBusiness } from '../../session/selectedBusiness';
import type { SessionState } from '../../session/sessionSlice';
import { deviceZone } from '../../ui/readerZone';
import { askForPage, listsMemberships, type PageAddress } from './firstCalls';
import { loadSessionMiddleware } from '../sessionMiddleware';
import type { RootState } from '../store';

type Thunk<Result> = ThunkAction<Promise<Result>, RootState, unknown, UnknownAction>;

const once = { subscribe: false } as const;

/** What is kept shows after so long, where the answers are not there yet. */
const KEPT_AFTER_MS = 1000;

/** Whether they are not there by then. */
const areLate = (answers: Promise<unknown>) =>
  Promise.race([
    answers.then(() => false),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(true), KEPT_AFTER_MS)),
  ]);

/** Each session starts once; one that is tried again is another. */
const started = new WeakSet<SessionState>();

/**
 * The start-up order (rule session.start): user, businesses, account and notifications together; then the business; then
 * the required actions; then `sessionReady`, on which messaging opens and the push subscription is renewed. What fails is logged
 * and asked for again by the screen that needs it; only without a user is there nothing to go on with. A start that
 * a logout or another login overtakes goes no further: what it has loaded is not of the session there is. Where the answers
 * take their time, what is kept shows meanwhile, and is asked for again once the session is ready (rule platform.kept); they
 * don't wait for that.
 *
 * `opened`: where the page is; what it shows is asked for beside the start. By then the calls may be under way: the
 * page begins them before the program is there (client/early).
 */
export function startSession(opened: PageAddress): Thunk<void> {
  return async (dispatch, getState) => {
    const since = begunAt() ?? Date.now();
    const { session } = getState();
    if (started.has(session)) return;
    started.add(session);
    const isOvertaken = () => getState().session !== session;
    const middleware = loadSessionMiddleware();
    // Where that part of the program can't be had, there is nothing to show.
    const showKept = () =>
      import(/* webpackChunkName: 'kept' */ '../kept/startKept')
        .then((part) => dispatch(part.showKept({ middleware, isOvertaken })))
        .catch(() => undefined);
    const answers = askFirst(dispatch);
    askForPage(dispatch, opened);
    const shown = areLate(answers).then((late) => (late ? showKept() : undefined));
    const [user, businesses, account] = await answers;
    if (isOvertaken()) return dropBegun();
    logFailure('businesses')(businesses);
    logFailure('account')(account);
    const isUnreached = user.error !== undefined && statusOf(user.error) === undefined;
    const kept = isUnreached ? await showKept() : undefined;
    // Without an answer it is what was kept.
    const found = isUnreached ? undefined : user.data;
    if (found) await dispatch(chooseAndAsk(businesses.data, listsMemberships(opened)));
    await middleware;
    if (isOvertaken()) return dropBegun();
    if (isUnreached) dispatch(emptyApi.internalActions.onOffline());
    const ready = found ? { userId: found.id, since } : kept && { userId: kept.userId, since: kept.savedAt };
    dropBegun();
    dispatch(ready ? sessionReady(ready) : sessionFailed());
    if (!isUnreached) void shown.then((early) => early?.confirm());
    if (found && account.data && !account.data.timezone) void dispatch(keepDeviceZone());
  };
}

/** User, businesses and account; the notifications come with them. */
const askFirst = (dispatch: ThunkDispatch<RootState, unknown, UnknownAction>) =>
  Promise.all([
    dispatch(sessionApi.endpoints.getMyUser.initiate(undefined, once)),
    dispatch(businessesApi.endpoints.listMyBusinesses.initiate(undefined, once)),
    dispatch(accountApi.endpoints.getMyAccount.initiate(undefined, once)),
    dispatch(notificationsApi.endpoints.notificationPages.initiate(undefined, once)).then(logFailure('notifications')),
  ]);

/** The business to work in, then what is due in all of them. */
function chooseAndAsk(businesses: Business[] = [], withMemberships: boolean): Thunk<void> {
  return async (dispatch, getState) => {
    const business = chooseBusiness(businesses, lastUsedBusiness(getState()));
    if (!business) return;
    selectBusiness(dispatch, business.id);
    if (withMemberships) dispatch(membershipsApi.util.prefetch('listMyMemberships', { id: business.id }, {}));
    // Held for the session: what the stream says of them before the page is drawn would otherwise forget them, and a page
    // that knows of none lets nothing be put in its way any more (rule onboarding.atStart).
    logFailure('actions')(await dispatch(onboardingApi.endpoints.listAllMyActions.initiate()));
  };
}

/** An account without a time zone gets this device's (rule account.timeZone). */
function keepDeviceZone() {
  const profileUpdate = { timezone: deviceZone() };
  return accountApi.endpoints.updateProfile.initiate({ profileUpdate }, { track: false });
}

/** Errors of the start-up are only logged (rule session.start). */
function logFailure(what: string) {
  return ({ error }: { error?: unknown }) => {
    if (error) console.warn(`Start-up without ${what}`, error);
  };
}
