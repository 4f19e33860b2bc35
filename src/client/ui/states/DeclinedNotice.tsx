import { IconCircleCheck } from '@tabler/icons-react';
import { words as text } from '../confirm/confirmLinkWords.gen';
import { NoticePage } from '../pages/NoticePage';

export function DeclinedNotice() {
  return (
    <NoticePage title={text.declinedTitle} icon={<IconCircleCheck aria-hidden />}>
      <p>{text.declined}</p>
    </NoticePage>
  );
}
