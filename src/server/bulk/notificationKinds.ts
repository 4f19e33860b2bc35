import type { BulkKind } from '../../domain/bulk/kinds';
import { pageLinks } from '../../domain/links';
import { fillHtml, notificationKinds, pageLinkContent } from '../notifications';
import { wordsIn } from './noticeWords.gen';

export const bulkNotifications = notificationKinds({
  'bulk-finished': {
    content: (data: { bulkActionId: string; bulkKind: BulkKind; done: number; total: number }, language) => {
      const words = wordsIn(language);
      const message = fillHtml(words.finished[data.bulkKind], data);
      return pageLinkContent(message, words.seeResults, pageLinks.bulkAction(data.bulkActionId));
    },
    push: true,
    forStaff: true,
  },
});
