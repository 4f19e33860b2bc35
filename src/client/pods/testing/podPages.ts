import type { Pod } from '../../../contract/entities.gen';
import { reply, type Reply, type Sent } from '../../testing/fakeApi';

/** A page of pods: whole, or with more after it. */
export const pageOf = (pods: Pod[], total = pods.length, next?: string): Reply =>
  reply(pods, {
    'X-Total-Count': String(total),
    ...(next && { Link: `</v1/memberships/x/pods?after=${next}>; rel="next"` }),
  });

/** One pod to a page. A page answers otherwise where `failed` says so of how many pods come before it. */
export const onePodPages =
  (pods: Pod[], failed: (before: number) => Reply | undefined = () => undefined) =>
  ({ url }: Sent): Reply => {
    const start = Number(url.searchParams.get('after') ?? 0);
    const isLast = start + 1 >= pods.length;
    return failed(start) ?? pageOf(pods.slice(start, start + 1), pods.length, isLast ? undefined : String(start + 1));
  };

/** Of the lists of pods to join that one, and none of the other. */
export const listsOf =
  (lists: { available?: (sent: Sent) => Reply; waitlist?: (sent: Sent) => Reply }) =>
  (sent: Sent): Reply => {
    const filter = sent.url.searchParams.get('filter');
    const list = filter === 'available' ? lists.available : filter === 'waitlist' ? lists.waitlist : undefined;
    return list?.(sent) ?? pageOf([]);
  };

/** What was asked of the list of pods, one query after the other. */
export const askedOf = (sent: readonly Sent[]): Record<string, string>[] =>
  sent.filter(({ operationId }) => operationId === 'listPods').map(({ url }) => Object.fromEntries(url.searchParams));
