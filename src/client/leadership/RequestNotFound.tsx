import type { ReactNode } from 'react';
import { paths } from '../../domain/links';
import { NoticePage } from '../ui/pages/NoticePage';
import { words } from './words.gen';

const text = words.notFound;

interface RequestNotFoundProps {
  children?: ReactNode;
  action?: { label: string; to: string };
}

/** For requests that are unknown, somebody else's, used or withdrawn (rule leadership.assistant). */
export function RequestNotFound({ children, action }: RequestNotFoundProps) {
  return (
    <NoticePage title={text.title} action={action ?? { label: text.toPods, to: paths.pods }}>
      <p>{text.text}</p>
      {children}
    </NoticePage>
  );
}
