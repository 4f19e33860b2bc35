import type { Member, Pod } from '../../contract/entities.gen';
import { emptyApi } from './emptyApi';

/** So many people and pods of each membership are shown at most. */
const FOUND = 8;

interface Found {
  people: { membershipId: string; member: Member }[];
  pods: Pod[];
  /** Something could not be asked for, so there may be more. */
  isPartial: boolean;
}

/** People and pods of all of one's memberships, by words of their names: what each answers to whoever asks. */
export const goToApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    findPeopleAndPods: build.query<Found, { membershipIds: readonly string[]; q: string }>({
      keepUnusedDataFor: 0,
      queryFn: async ({ membershipIds, q }, _api, _options, ask) => {
        const params = { q, limit: FOUND };
        const answers = await Promise.all(
          membershipIds.map(async (membershipId) => {
            const url = `/v1/memberships/${encodeURIComponent(membershipId)}`;
            const [people, pods] = await Promise.all([
              ask({ url: `${url}/members`, params }),
              ask({ url: `${url}/pods`, params }),
            ]);
            const members = (people.data ?? []) as Member[];
            return {
              people: members.map((member) => ({ membershipId, member })),
              pods: (pods.data ?? []) as Pod[],
              isPartial: (people.error ?? pods.error) !== undefined,
            };
          }),
        );
        return {
          data: {
            people: answers.flatMap(({ people }) => people),
            pods: answers.flatMap(({ pods }) => pods),
            isPartial: answers.some(({ isPartial }) => isPartial),
          },
        };
      },
    }),
  }),
});

export const { useFindPeopleAndPodsQuery } = goToApi;
