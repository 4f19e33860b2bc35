import { IconCircleCheck } from '@tabler/icons-react';
import { confirmLinkWords as text } from '../confirm/confirmLinkWords';
import { NoticePage } from '../pages/NoticePage';

/** Shown after 'This wasn’t me', when the mailed link's request has been dropped. */
export function DeclinedNotice() {
  return (
    <NoticePage title={text.declinedTitle} icon={<IconCircleCheck aria-hidden />}>
      <p>{text.declined}</p>
    </NoticePage>
  );
}
