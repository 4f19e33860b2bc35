import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Account, Business, User } from '../../../contract/entities.gen';
import { languageCookie } from '../../../domain/site/languageCookie';
import { knownLanguage, type Language } from '../../../domain/text/languages';
import { accountApi } from '../../api/accountApi';
import { attachApi } from '../../api/attachApi';
import { businessesApi } from '../../api/businessesApi';
import { emptyApi } from '../../api/emptyApi';
import { membershipsApi } from '../../api/membershipsApi';
import { notificationsApi } from '../../api/notificationsApi';
import { onboardingApi } from '../../api/onboardingApi';
import { statusOf } from '../../api/problem';
import { sessionFailed, sessionReady } from '../../api/sessionEvents';
import { sessionApi } from '../../api/sessionApi';
import { dropFirstReads, firstReadsRequestedAt } from '../../firstPaint/firstReads';
import { listsMemberships, requestPageData, type PageAddress } from '../../firstPaint/pageReads';
import { chooseBusiness, selectBusiness } from '../../session/selectedBusiness';
import { lastUsedBusiness } from '../../session/selectedBusinessSlice';
import type { SessionState } from '../../session/sessionSlice';
import { LANGUAGE } from '../../ui/language';
import { deviceZone } from '../../ui/readerZone';
import { loadSessionMiddleware } from '../sessionMiddleware';
import type { AppStore, RootState } from '../store';

type Thunk<Result> = ThunkAction<Promise<Result>, RootState, unknown, UnknownAction>;

const once = { subscribe: false } as const;

const PERSISTED_AFTER_MS = 1000;

const areLate = (answers: Promise<unknown>) =>
  Promise.race([
    answers.then(() => false),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(true), PERSISTED_AFTER_MS)),
  ]);

const started = new WeakSet<SessionState>();

/**
 * In the order of rule session.start: user, businesses, account and notifications together; then the business; then
 * the required actions; then `sessionReady`. Only a missing user fails the start; other failures are logged, and the
 * screens retry. A start overtaken by a logout or another login stops. Persisted answers show while the answers are
 * slow (rule platform.persistence). `opened`: the page's address, whose data is requested during the start. `rendered`:
 * the session's middleware loads after it, or earlier to show persisted answers.
 */
export function startSession(opened: PageAddress, rendered?: Promise<void>): Thunk<void> {
  return async (dispatch, getState) => {
    const since = firstReadsRequestedAt() ?? Date.now();
    const { session } = getState();
    if (started.has(session)) return;
    started.add(session);
    const isOvertaken = () => getState().session !== session;
    void Promise.resolve(rendered).then(() => loadSessionMiddleware());
    const showPersistedAnswers = () =>
      import(/* webpackChunkName: 'persistence' */ '../persistence/showPersisted')
        .then((part) => dispatch(part.showPersisted({ middleware: loadSessionMiddleware(), isOvertaken })))
        .catch(() => undefined);
    const answers = askFirst(dispatch);
    requestPageData(dispatch, opened);
    const shown = areLate(answers).then((late) => (late ? showPersistedAnswers() : undefined));
    const [user, businesses, account] = await answers;
    if (isOvertaken()) return dropFirstReads();
    logFailure('businesses')(businesses);
    logFailure('account')(account);
    const isUnreached = user.error !== undefined && statusOf(user.error) === undefined;
    const persisted = isUnreached ? await showPersistedAnswers() : undefined;
    // Without a response, the data comes from the cached answers.
    const found = isUnreached ? undefined : user.data;
    const language = languageToSwitchTo(found);
    if (language && (await switchTo(language))) return dropFirstReads();
    // Some browsers keep it for a week only.
    if (found?.language === LANGUAGE) document.cookie = languageCookie(LANGUAGE);
    if (found) await dispatch(chooseAndAsk(businesses.data, listsMemberships(opened)));
    if (isUnreached) await loadSessionMiddleware();
    if (isOvertaken()) return dropFirstReads();
    if (isUnreached) dispatch(emptyApi.internalActions.onOffline());
    const ready = found
      ? { userId: found.id, since }
      : persisted && { userId: persisted.userId, since: persisted.savedAt };
    dropFirstReads();
    dispatch(ready ? sessionReady(ready) : sessionFailed());
    if (!isUnreached) void shown.then((early) => early?.confirm());
    if (found && account.data) keepDevice(dispatch, account.data);
  };
}

const EARLY_WAIT_MS = 300;

/**
 * Starts the session while the program is still loading, so that the page usually renders only once, with all its data.
 * Resolves when the page may render.
 */
export async function startSessionEarly(
  { dispatch }: AppStore,
  opened: PageAddress,
  { pageLoaded, rendered }: { pageLoaded: Promise<void>; rendered: Promise<void> },
): Promise<void> {
  attachApi();
  const started = dispatch(startSession(opened, rendered))
    .then(() => Promise.all(dispatch(emptyApi.util.getRunningQueriesThunk())))
    .catch(() => undefined);
  await pageLoaded;
  await Promise.race([started, new Promise((resolve) => setTimeout(resolve, EARLY_WAIT_MS))]);
}

/** Doesn't start the session; resolves once all is answered. */
export const requestFirst =
  (opened: PageAddress): Thunk<void> =>
  async (dispatch) => {
    const answers = askFirst(dispatch);
    requestPageData(dispatch, opened);
    const [, businesses] = await answers;
    await dispatch(chooseAndAsk(businesses.data, listsMemberships(opened)));
    await Promise.all(dispatch(emptyApi.util.getRunningQueriesThunk()));
  };

const askFirst = (dispatch: ThunkDispatch<RootState, unknown, UnknownAction>) =>
  Promise.all([
    dispatch(sessionApi.endpoints.getMyUser.initiate(undefined, once)),
    dispatch(businessesApi.endpoints.listMyBusinesses.initiate(undefined, once)),
    dispatch(accountApi.endpoints.getMyAccount.initiate(undefined, once)),
    dispatch(notificationsApi.endpoints.notificationPages.initiate(undefined, once)).then(logFailure('notifications')),
  ]);

function chooseAndAsk(businesses: Business[] = [], withMemberships: boolean): Thunk<void> {
  return async (dispatch, getState) => {
    const business = chooseBusiness(businesses, lastUsedBusiness(getState()));
    if (!business) return;
    selectBusiness(dispatch, business.id);
    if (withMemberships) dispatch(membershipsApi.util.prefetch('listMyMemberships', { id: business.id }, {}));
    // Subscribed for the whole session: an invalidation by the stream before the page renders would otherwise drop the
    // actions, and a page without any would count as in use and never show them (rule onboarding.atStart).
    logFailure('actions')(await dispatch(onboardingApi.endpoints.listAllMyActions.initiate()));
  };
}

/** Adopts the device's zone and the screens' language for an account without (rules account.timeZone, account.language). */
function keepDevice(dispatch: ThunkDispatch<RootState, unknown, UnknownAction>, { timezone, language }: Account): void {
  const known = knownLanguage(LANGUAGE);
  const profileUpdate = {
    ...(!timezone && { timezone: deviceZone() }),
    ...(!language && known && { language: known }),
  };
  if (Object.keys(profileUpdate).length > 0)
    void dispatch(accountApi.endpoints.updateProfile.initiate({ profileUpdate }, { track: false }));
}

/** The account's, if the page isn't in it (rule account.language). */
function languageToSwitchTo(user: User | undefined): Language | undefined {
  const language = knownLanguage(user?.language);
  return language === LANGUAGE ? undefined : language;
}

/** Resolves to true if the page reloads. */
async function switchTo(language: Language): Promise<boolean> {
  const part = await import(/* webpackChunkName: 'language' */ '../../ui/switchLanguage').catch(() => undefined);
  return part?.switchLanguage(language) ?? false;
}

function logFailure(what: string) {
  return ({ error }: { error?: unknown }) => {
    if (error) console.warn(`Start-up without ${what}`, error);
  };
}
