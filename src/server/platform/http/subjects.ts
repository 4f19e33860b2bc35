export type SubjectKind =
  'business' | 'membership' | 'pod' | 'leaderPod' | 'meeting' | 'channel' | 'step' | 'notification' | 'transfer';

const kinds: Record<string, SubjectKind> = {
  businesses: 'business',
  memberships: 'membership',
  pods: 'pod',
  'leader-pods': 'leaderPod',
  'scheduled-meetings': 'meeting',
  channels: 'channel',
  'next-tiny-steps': 'step',
  notifications: 'notification',
  'leader-transfers': 'transfer',
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => uuid.test(text);

/**
 * What a path such as `/v1/pods/:id/members` is about. Undefined when it names nothing; 'malformed' when it names
 * something by what cannot be an id, which is then not found.
 */
export function subjectOf(
  route: string,
  params: Record<string, string>,
): { kind: SubjectKind; id: string } | 'malformed' | undefined {
  const [, , collection = '', first = ''] = route.split('/');
  const kind = kinds[collection];
  if (!kind || !/^[:{]id\}?$/.test(first)) return undefined;
  const id = params.id ?? '';
  return isUuid(id) ? { kind, id } : 'malformed';
}
