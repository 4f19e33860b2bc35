import type { PodRound } from '../../contract/entities.gen';
import { ofPod, withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/rounds.gen';

export const storeRound = (id: string, value: PodRound) =>
  enhancedApi.util.upsertQueryEntries([{ endpointName: 'getPodRound', arg: { id }, value }]);

const roundTag = (id: string) => ({ type: 'Round', id }) as const;

type Cached = { data?: PodRound | undefined };

interface Requested {
  dispatch: (action: ReturnType<typeof storeRound> | ReturnType<typeof enhancedApi.util.invalidateTags>) => unknown;
  getState: () => Parameters<ReturnType<typeof enhancedApi.endpoints.getPodRound.select>>[0];
  queryFulfilled: PromiseLike<{ data: PodRound }>;
}

const stateOf = ({ data }: Cached) =>
  JSON.stringify([data?.round?.version, data?.round?.people.map(({ userId, attendance }) => [userId, attendance])]);

/** Shows the response, or refetches the round if events have changed it meanwhile. */
async function showResponse(id: string, { dispatch, getState, queryFulfilled }: Requested): Promise<void> {
  const cached = (): Cached => enhancedApi.endpoints.getPodRound.select({ id })(getState());
  const before = stateOf(cached());
  try {
    const { data } = await queryFulfilled;
    const now = stateOf(cached());
    if (now === before || now === stateOf({ data })) dispatch(storeRound(id, data));
    else dispatch(enhancedApi.util.invalidateTags([roundTag(id)]));
  } catch {
    // The place where the change was made shows the failure.
  }
}

/** These end the meeting and record who was absent, or undo that. */
const ENDING: readonly string[] = ['FINISH', 'REOPEN'];

export const roundsApi = withCacheRules(enhancedApi, {
  getPodRound: { providesTags: ofPod('Round') },
  arriveAtRound: {
    invalidatesTags: (_round, error) => (error ? [] : ['Attendance']),
    onQueryStarted: ({ id }, api) => showResponse(id, api),
  },
  changeRound: {
    // A refusal means that the round has been changed elsewhere.
    invalidatesTags: (_round, error, { id, roundChangeInput: { change } }) => {
      if (error) return [roundTag(id)];
      return ENDING.includes(change) ? ['Attendance', 'Meeting', 'Pod'] : [];
    },
    onQueryStarted: ({ id }, api) => showResponse(id, api),
  },
  saveMeetingNote: {
    onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
      queryFulfilled.then(
        ({ data: saved }) =>
          void dispatch(
            enhancedApi.util.updateQueryData('getPodRound', { id }, ({ round, lastNote }) => {
              for (const note of [round?.note, lastNote]) if (note?.start === saved.start) Object.assign(note, saved);
            }),
          ),
        () => undefined,
      ),
  },
});
export * from './generated/rounds.gen';
