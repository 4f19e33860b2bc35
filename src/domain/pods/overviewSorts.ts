export const POD_OVERVIEW_SORTS = ['name', 'nextMeeting', 'people', 'waiting', 'lastMessage'] as const;
export type PodOverviewSort = (typeof POD_OVERVIEW_SORTS)[number];

export const DEFAULT_POD_OVERVIEW_SORT: PodOverviewSort = 'name';

export type SortOrder = 'asc' | 'desc';

/** Names start with A, meetings with the soonest, and everything else with the most. */
export const firstOrderOf = (sort: PodOverviewSort): SortOrder =>
  sort === 'name' || sort === 'nextMeeting' ? 'asc' : 'desc';
