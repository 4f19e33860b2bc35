export const listWords = {
  search: 'Search',
  searchTooLong: (maximum: number) => `Use ${maximum} characters or fewer`,
  clearSearch: 'Clear search',
  orders: { asc: 'ascending', desc: 'descending' },
  more: 'Show more',
  moreFailed: 'We couldn’t load the rest.',
};
