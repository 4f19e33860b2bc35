/** The limits on requests to one process. Areas define their own limits on attempts. */
export const REQUEST_LIMITS = [
  'bodies',
  'requests-person',
  'requests-key',
  'requests-ip',
  'images-ip',
  'tickets-ip',
] as const;

export type RequestLimit = (typeof REQUEST_LIMITS)[number];
