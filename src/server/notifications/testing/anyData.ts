const CHOICES: Record<string, unknown> = {
  bulkKind: 'DELETE_PODS',
  change: { kind: 'occurrence', timezone: 'Europe/London', occurrence: { start: 0, at: 0, skipped: true } },
  kind: 'MESSAGE',
  next: 'view',
  status: 'Done',
  trouble: 'missing',
};

/** Data for any kind of notification: `text` gives each field's value, except where a field has fixed choices. */
export const anyData = (text: (field: string) => string): never =>
  new Proxy({}, { get: (_target, field) => CHOICES[String(field)] ?? text(String(field)) }) as never;
