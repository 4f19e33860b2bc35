import { IconChevronLeft } from '@tabler/icons-react';
import { use, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { subjectKeys } from '../../../domain/links';
import { useHeightAboveKeyboard } from '../focus/useHeightAboveKeyboard';
import { isPlainClick, Link } from '../Link';
import { PageBeforeContext } from '../pageBefore';
import { useReplacing } from '../useReplacing';
import { Breadcrumbs } from './Breadcrumbs';
import classes from './ConversationPage.module.css';
import { PageHeading } from './PageHeading';
import type { PageHeaderProps } from './PageHeader';
import { words } from './backWords.gen';

interface ConversationPageProps extends PageHeaderProps {
  opener?: (className: string | undefined) => ReactNode;
  /** Replaces the intro on phones, where this header replaces the app's. */
  status?: string;
  children: ReactNode;
  composer: ReactNode;
}

/**
 * Shape 8 (rule platform.pageShapes). As tall as the visible part of the window, so that only the log scrolls (rule
 * chat.header).
 */
export function ConversationPage({ children, composer, ...top }: ConversationPageProps) {
  const visibleHeight = useHeightAboveKeyboard();
  const style = visibleHeight === undefined ? undefined : { '--sw-visible-height': `${visibleHeight}px` };
  return (
    <div className={classes.page} data-keyboard={style && true} style={style as CSSProperties | undefined}>
      <ConversationHeader {...top} />
      <div className={classes.log}>{children}</div>
      <div className={classes.composer}>{composer}</div>
    </div>
  );
}

type HeaderProps = Omit<ConversationPageProps, 'children' | 'composer'>;

function ConversationHeader({ title, crumbs = [], intro, actions, opener, status }: HeaderProps) {
  const up = crumbs.find(({ to }) => to !== undefined);
  return (
    <header className={classes.header} data-status={status !== undefined || undefined}>
      <div className={classes.crumbs}>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      {up?.to && <BackLink to={up.to} label={up.label.toLowerCase()} />}
      <div className={classes.titles}>
        <PageHeading>{title}</PageHeading>
        {intro && <p className={classes.intro}>{intro}</p>}
        <div role="status" className={classes.status}>
          {status}
        </div>
        {opener?.(classes.opener)}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}

function conversationOf(address: string): string {
  const [pathname = '', query] = address.split('?');
  return `${pathname} ${new URLSearchParams(query).get(subjectKeys.channel) ?? ''}`;
}

/** Leads where the user came from; `to` is for those who came by a direct link (rule chat.header). */
function BackLink({ to, label }: { to: string; label: string }) {
  const before = use(PageBeforeContext);
  const here = useLocation();
  const navigate = useNavigate();
  const replace = useReplacing(to);
  // A search of this conversation isn't another page.
  const leadsBack = before !== undefined && conversationOf(before) !== conversationOf(here.pathname + here.search);
  const onClick = (event: MouseEvent) => {
    if (!leadsBack) return replace(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(-1);
  };
  const isTo = !leadsBack || before.split('?')[0] === to;
  return (
    <Link
      to={isTo ? to : before}
      className={classes.back}
      aria-label={isTo ? words.backTo({ label }) : words.back}
      onClick={onClick}
    >
      <IconChevronLeft size={24} aria-hidden />
    </Link>
  );
}
