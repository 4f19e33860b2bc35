import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { accountApi } from '../api/accountApi';
import { businessesApi } from '../api/businessesApi';
import { emptyApi } from '../api/emptyApi';
import { membershipsApi } from '../api/membershipsApi';
import { notificationsApi } from '../api/notificationsApi';
import { onboardingApi } from '../api/onboardingApi';
import { statusOf } from '../api/problem';
import { sessionFailed, sessionReady } from '../api/sessionEvents';
import { sessionApi } from '../api/sessionApi';
import { chooseBusiness, lastUsedBusiness, selectBusiness } from '../session/selectedBusiness';
import { deviceZone } from '../ui/readerZone';
import { loadSessionMiddleware } from './sessionMiddleware';
import type { RootState } from './store';

type Thunk<Result> = ThunkAction<Promise<Result>, RootState, unknown, UnknownAction>;

const once = { subscribe: false } as const;

/** What is kept shows after so long, where the answers are not there yet. */
const KEPT_AFTER_MS = 1000;

/** Where that part of the program can't be had, there is nothing to show. */
const loadKept = () => import('./kept/startKept').catch(() => undefined);

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The start-up order (rule session.start): user, businesses, account and notifications together; then the business; then
 * the required actions; then `sessionReady`, on which messaging opens and the push subscription is renewed. What fails is logged
 * and asked for again by the screen that needs it; only without a user is there nothing to go on with. A start that
 * a logout or another login overtakes goes no further: what it has loaded is not of the session there is. Where the answers
 * take their time, what is kept shows meanwhile, and is asked for again once the session is ready (rule platform.kept).
 *
 * `goingHome`: the memberships are the first page; they are asked for beside the actions, to save a round trip.
 */
export function startSession(goingHome: boolean): Thunk<void> {
  return async (dispatch, getState) => {
    const since = Date.now();
    const { session } = getState();
    const isOvertaken = () => getState().session !== session;
    const middleware = loadSessionMiddleware();
    const begun = { middleware, isOvertaken };
    const answers = Promise.all([
      dispatch(sessionApi.endpoints.getMyUser.initiate(undefined, once)),
      dispatch(businessesApi.endpoints.listMyBusinesses.initiate(undefined, once)),
      dispatch(accountApi.endpoints.getMyAccount.initiate(undefined, once)),
      dispatch(notificationsApi.endpoints.notificationPages.initiate(undefined, once)).then(
        logFailure('notifications'),
      ),
    ]);
    const isLate = await Promise.race([answers.then(() => false), sleep(KEPT_AFTER_MS).then(() => true)]);
    const shown = isLate ? await loadKept().then((kept) => kept && dispatch(kept.showKept(begun))) : undefined;
    const [user, businesses, account] = await answers;
    if (isOvertaken()) return;
    logFailure('businesses')(businesses);
    logFailure('account')(account);
    if (user.error && statusOf(user.error) === undefined) {
      const kept = await loadKept();
      if (kept) {
        await dispatch(kept.startOffline(begun));
        return;
      }
      await middleware;
      dispatch(emptyApi.internalActions.onOffline());
    }
    if (isOvertaken()) return;
    if (!user.data) {
      dispatch(sessionFailed());
      void shown?.confirm();
      return;
    }
    const business = chooseBusiness(businesses.data ?? [], lastUsedBusiness(getState()));
    if (business) {
      selectBusiness(dispatch, business.id);
      if (goingHome) dispatch(membershipsApi.util.prefetch('listMyMemberships', { id: business.id }, {}));
      const { endpoints } = onboardingApi;
      logFailure('actions')(await dispatch(endpoints.listAllMyActions.initiate(undefined, once)));
    }
    await middleware;
    if (isOvertaken()) return;
    dispatch(sessionReady({ userId: user.data.id, since }));
    void shown?.confirm();
    if (account.isSuccess && !account.data.timezone) void dispatch(keepDeviceZone());
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
