import type { PodRound } from '../../contract/entities.gen';
import { withCacheRules } from './cacheRules';
import { enhancedApi } from './generated/rounds.gen';

const store = (id: string, value: PodRound) =>
  enhancedApi.util.upsertQueryEntries([{ endpointName: 'getPodRound', arg: { id }, value }]);

const roundTag = (id: string) => ({ type: 'Round', id }) as const;

/** These end the meeting and record who was absent, or undo that. */
const ENDING: readonly string[] = ['FINISH', 'REOPEN'];

export const roundsApi = withCacheRules(enhancedApi, {
  getPodRound: { providesTags: (_round, _error, { id }) => [roundTag(id)] },
  arriveAtRound: {
    invalidatesTags: (_round, error) => (error ? [] : ['Attendance']),
    onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
      queryFulfilled.then(
        ({ data }) => void dispatch(store(id, data)),
        () => undefined,
      ),
  },
  changeRound: {
    // On a refusal, the round has moved on elsewhere.
    invalidatesTags: (_round, error, { id, roundChangeInput: { change } }) => {
      if (error) return [roundTag(id)];
      return ENDING.includes(change) ? ['Attendance', 'Meeting', 'Pod'] : [];
    },
    onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
      queryFulfilled.then(
        ({ data }) => void dispatch(store(id, data)),
        () => undefined,
      ),
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
