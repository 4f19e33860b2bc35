import type { CSSProperties, ReactNode } from 'react';
import classes from './ConversationPage.module.css';
import { PageTop } from './PageTop';
import type { PageTopProps } from './PageTop';
import { useKeyboard } from './useKeyboard';

interface ConversationPageProps extends PageTopProps {
  /** The log: scrolls by itself, between header and composer. */
  children: ReactNode;
  /** Stays above the keyboard. */
  composer: ReactNode;
}

/** Shape 8: header, log, composer; as high as what can be seen of the window, so that only the log scrolls. */
export function ConversationPage({ children, composer, ...top }: ConversationPageProps) {
  const visibleHeight = useKeyboard();
  const style = visibleHeight === undefined ? undefined : { '--sw-visible-height': `${visibleHeight}px` };
  return (
    <div className={classes.page} data-keyboard={style && true} style={style as CSSProperties | undefined}>
      <PageTop {...top} />
      <div className={classes.log}>{children}</div>
      <div className={classes.composer}>{composer}</div>
    </div>
  );
}
