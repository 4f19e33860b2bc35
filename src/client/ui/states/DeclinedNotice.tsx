import { IconCircleCheck } from '@tabler/icons-react';
import { confirmLinkWords as text } from '../confirm/confirmLinkWords';
import { NoticePage } from '../pages/NoticePage';

export function DeclinedNotice() {
  return (
    <NoticePage title={text.declinedTitle} icon={<IconCircleCheck aria-hidden />}>
      <p>{text.declined}</p>
    </NoticePage>
  );
}
