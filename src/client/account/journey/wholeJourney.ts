import type { JourneyPod, JourneyYear } from '../../../contract/entities.gen';
import { accountApi, journeyTags } from '../../api/accountApi';

export interface WholeYear extends JourneyYear {
  pods: JourneyPod[];
}

/** All years in one response, so that the page prints complete. Newest first. */
const journeyApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    wholeJourney: build.query<WholeYear[], void>({
      queryFn: async (_, _api, _options, ask) => {
        const years = await ask('/v1/users/my-account/journey');
        if (years.error) return { error: years.error };
        const withPods = await Promise.all(
          (years.data as JourneyYear[]).map(async (year) => ({
            year,
            pods: await ask(`/v1/users/my-account/journey/${year.year}`),
          })),
        );
        const error = withPods.find(({ pods }) => pods.error)?.pods.error;
        if (error) return { error };
        return { data: withPods.map(({ year, pods }) => ({ ...year, pods: pods.data as JourneyPod[] })).reverse() };
      },
      providesTags: journeyTags,
    }),
  }),
});

export const { useWholeJourneyQuery } = journeyApi;
