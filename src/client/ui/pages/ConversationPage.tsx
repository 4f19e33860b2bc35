import { useState } from 'react';
import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { useHeightAboveKeyboard } from '../focus/useHeightAboveKeyboard';
import classes from './ConversationPage.module.css';
import { PageHeader } from './PageHeader';
import type { PageHeaderProps } from './PageHeader';

interface ConversationPageProps extends PageHeaderProps {
  /** The log, which scrolls on its own between header and composer. */
  children: ReactNode;
  /** Stays above the keyboard. */
  composer: ReactNode;
}

/**
 * Shape 8 (rule platform.pageShapes): header, log, composer; as tall as the visible part of the window, so that only
 * the log scrolls.
 */
export function ConversationPage({ children, composer, ...top }: ConversationPageProps) {
  const visibleHeight = useHeightAboveKeyboard();
  const [isNamePressed, setNamePressed] = useState(false);
  const onPointerDown = ({ target }: PointerEvent) => setNamePressed(target instanceof HTMLHeadingElement);
  const style = visibleHeight === undefined ? undefined : { '--sw-visible-height': `${visibleHeight}px` };
  return (
    <div
      className={classes.page}
      data-keyboard={style && true}
      data-whole-name={isNamePressed || undefined}
      style={style as CSSProperties | undefined}
      onPointerDown={onPointerDown}
    >
      <PageHeader {...top} />
      <div className={classes.log}>{children}</div>
      <div className={classes.composer}>{composer}</div>
    </div>
  );
}
