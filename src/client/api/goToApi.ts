import type { BatchAnswer, Member, Pod } from '../../contract/entities.gen';
import { batchPath, MAX_BATCH } from './transport/batchPath';
import { emptyApi } from './emptyApi';

const MAX_FOUND_PER_LIST = 8;

interface Found {
  people: { membershipId: string; member: Member }[];
  pods: Pod[];
  /** A request failed, so there may be more matches. */
  isPartial: boolean;
}

function questions(membershipIds: readonly string[], q: string): string[] {
  const query = new URLSearchParams({ q, limit: String(MAX_FOUND_PER_LIST) }).toString();
  return membershipIds.flatMap((id) =>
    ['members', 'pods'].map((list) => `/v1/memberships/${encodeURIComponent(id)}/${list}?${query}`),
  );
}

const inBatches = (paths: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(paths.length / MAX_BATCH) }, (_, index) =>
    paths.slice(index * MAX_BATCH, (index + 1) * MAX_BATCH),
  );

export const goToApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    findPeopleAndPods: build.query<Found, { membershipIds: readonly string[]; q: string }>({
      keepUnusedDataFor: 0,
      queryFn: async ({ membershipIds, q }, _api, _options, ask) => {
        const answersByMembership = await Promise.all(
          inBatches(questions(membershipIds, q)).map(async (paths) => {
            const { data } = await ask(batchPath(paths));
            return (data as BatchAnswer[] | undefined) ?? paths.map(() => undefined);
          }),
        );
        const answers = answersByMembership.flat();
        const listAt = (index: number) => (answers[index]?.status === 200 ? answers[index].body : []);
        return {
          data: {
            people: membershipIds.flatMap((membershipId, index) =>
              (listAt(2 * index) as Member[]).map((member) => ({ membershipId, member })),
            ),
            pods: membershipIds.flatMap((_, index) => listAt(2 * index + 1) as Pod[]),
            isPartial: answers.some((answer) => answer?.status !== 200),
          },
        };
      },
    }),
  }),
});

export const { useFindPeopleAndPodsQuery } = goToApi;
