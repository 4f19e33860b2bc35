import type { ReactNode } from 'react';
import classes from './ConversationPage.module.css';
import { PageTop } from './PageTop';
import type { PageTopProps } from './PageTop';

interface ConversationPageProps extends PageTopProps {
  /** The log: scrolls by itself, between header and composer. */
  children: ReactNode;
  /** Stays above the keyboard. */
  composer: ReactNode;
}

/** Shape 8: header, log, composer; as high as the window, so that only the log scrolls. */
export function ConversationPage({ children, composer, ...top }: ConversationPageProps) {
  return (
    <div className={classes.page}>
      <PageTop {...top} />
      <div className={classes.log}>{children}</div>
      <div className={classes.composer}>{composer}</div>
    </div>
  );
}
