/** The limits of one process on requests; the areas' limits on attempts are their own. */
export const REQUEST_LIMITS = ['bodies', 'requests-person', 'requests-ip', 'images-ip', 'tickets-ip'] as const;

export type RequestLimit = (typeof REQUEST_LIMITS)[number];
