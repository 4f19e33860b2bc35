import type { BulkKind } from '../../domain/bulk/kinds';
import { pageLinks } from '../../domain/links';
import { html, notificationKinds, pageLinkContent } from '../notifications';

const WHAT: Record<BulkKind, string> = {
  REMOVE_MEMBERS: 'removing people',
  DISABLE_MEMBERS: 'disabling people',
  ENABLE_MEMBERS: 'enabling people',
  MOVE_MEMBERS: 'moving people to a pod',
  DELETE_PODS: 'deleting pods',
  EMPTY_MEMBERSHIP: 'emptying the membership',
  INVITE_PEOPLE: 'inviting people',
};

const count = (number: number): string => number.toLocaleString('en-GB');

export const bulkNotifications = notificationKinds({
  'bulk-finished': {
    content: (data: { bulkActionId: string; bulkKind: BulkKind; done: number; total: number }) =>
      pageLinkContent(
        html`Finished ${WHAT[data.bulkKind]}: ${count(data.done)} of ${count(data.total)} done.`,
        'See the results',
        pageLinks.bulkAction(data.bulkActionId),
      ),
    push: true,
    forStaff: true,
  },
});
