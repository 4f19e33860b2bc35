import type { Pod, PodOverview } from '../../../contract/entities.gen';
import { reply, type Reply, type Sent } from '../../testing/fakeApi';

export const pageOf = (pods: readonly (Pod | PodOverview)[], total = pods.length, next?: string): Reply =>
  reply(pods, {
    'X-Total-Count': String(total),
    ...(next && { Link: `</v1/memberships/x/pods?after=${next}>; rel="next"` }),
  });

export const onePodPages =
  (pods: readonly (Pod | PodOverview)[], failed: (before: number) => Reply | undefined = () => undefined) =>
  ({ url }: Sent): Reply => {
    const start = Number(url.searchParams.get('after') ?? 0);
    const isLast = start + 1 >= pods.length;
    return failed(start) ?? pageOf(pods.slice(start, start + 1), pods.length, isLast ? undefined : String(start + 1));
  };

export const listsOf =
  (lists: { available?: (sent: Sent) => Reply; waitlist?: (sent: Sent) => Reply }) =>
  (sent: Sent): Reply => {
    const filter = sent.url.searchParams.get('filter');
    const list = filter === 'available' ? lists.available : filter === 'waitlist' ? lists.waitlist : undefined;
    return list?.(sent) ?? pageOf([]);
  };

export const askedOf = (sent: readonly Sent[], operation = 'listPods'): Record<string, string>[] =>
  sent.filter(({ operationId }) => operationId === operation).map(({ url }) => Object.fromEntries(url.searchParams));
