import type { BulkKind } from '../../domain/bulk/kinds';
import { pageLinks } from '../../domain/links';
import { html, notificationKinds, pageLinkContent } from '../notifications';

const WHAT: Record<BulkKind, string> = {
  REMOVE_MEMBERS: 'Removing people',
  DISABLE_MEMBERS: 'Disabling people',
  ENABLE_MEMBERS: 'Enabling people',
  MOVE_MEMBERS: 'Moving people to a pod',
  DELETE_PODS: 'Deleting pods',
  EMPTY_MEMBERSHIP: 'Emptying the membership',
  INVITE_PEOPLE: 'Inviting people',
};

const count = (number: number): string => number.toLocaleString('en-GB');

export const bulkNotifications = notificationKinds({
  /** Sent to the person of staff who started a long act on many. */
  'bulk-finished': {
    content: (data: { bulkActionId: string; bulkKind: BulkKind; done: number; total: number }) =>
      pageLinkContent(
        html`${WHAT[data.bulkKind]} is finished: ${count(data.done)} of ${count(data.total)} done.`,
        'See the results',
        pageLinks.bulkAction(data.bulkActionId),
      ),
    push: true,
    forStaff: true,
  },
});
