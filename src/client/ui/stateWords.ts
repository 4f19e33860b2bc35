/** Words of what could not be shown. Apart from the others, as /login needs none of them. */
export const stateWords = {
  notLoadedTitle: "We couldn't load this",
  notLoaded: 'Check your connection and try again.',
  needsConnectionTitle: 'This needs a connection',
  needsConnection: "It shows by itself once you're back online.",
  notFound: 'Sorry, page not found',
  notFoundWhy: 'The link may be old, or what it led to is gone or not for you to see.',
  toStart: 'Go to the start page',
};
