import { IconMapQuestion } from '@tabler/icons-react';
import { paths } from '../../../domain/links';
import { NoticePage } from '../pages/NoticePage';
import { words } from './stateWords.gen';

/** Unknown subjects and those that the user may not see look alike. */
export function NotFoundNotice() {
  return (
    <NoticePage
      title={words.notFound}
      icon={<IconMapQuestion aria-hidden />}
      action={{ label: words.toStart, to: paths.root }}
    >
      <p>{words.notFoundWhy}</p>
    </NoticePage>
  );
}
