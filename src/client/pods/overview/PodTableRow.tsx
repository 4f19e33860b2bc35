import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PodOverview } from '../../../contract/entities.gen';
import { formPodPath, pathTo, paths } from '../../../domain/links';
import { shortWeekdayDate } from '../../../domain/meetings/display';
import { mayFormAnotherPod } from '../../../domain/pods/seats';
import { shortDate } from '../../../domain/time/shortDate';
import { PausedBadge } from '../../meetings';
import { Link } from '../../ui/Link';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { joinWithSeparator } from '../../ui/separator';
import { TextLink } from '../../ui/TextLink';
import { Time } from '../../ui/Time';
import { useNow } from '../../ui/useNow';
import { words } from '../words.gen';
import { words as text } from './overviewWords.gen';
import classes from './podTable.module.css';

interface PodTableRowProps {
  pod: PodOverview;
  hasSteps: boolean;
  isPlain?: boolean;
}

export function PodTableRow({ pod, hasSteps, isPlain = false }: PodTableRowProps) {
  const now = useNow(60);
  const zone = useReaderZone();
  const { podId, name, leaderName, nextMeeting, lastMessageAt, waiting } = pod;
  return (
    <div className={classes.pod} data-steps={hasSteps || undefined}>
      <div className={classes.name}>
        <h3>{isPlain ? name : <Link to={pathTo(paths.pod, { pod: podId })}>{name}</Link>}</h3>
        <span className={classes.leader}>
          {leaderName === undefined ? words.noLeader : words.ledBy({ name: leaderName })}
        </span>
        <PausedBadge meeting={{ paused: pod.isPaused }} />
      </div>
      <Cell label={text.sorts.people}>
        {joinWithSeparator(words.people({ count: pod.people }), words.places({ count: pod.seatsAvailable }))}
      </Cell>
      <Cell label={text.sorts.nextMeeting}>
        {nextMeeting === undefined ? (
          text.noMeeting
        ) : (
          <>
            {shortWeekdayDate(nextMeeting, zone, now, readerLocale())},{' '}
            <Time at={nextMeeting} meetingZone={pod.timezone} withoutDate />
          </>
        )}
      </Cell>
      {hasSteps && <Cell label={text.steps}>{text.stepsSet({ set: pod.stepsSet, of: pod.steps })}</Cell>}
      <Cell label={text.sorts.waiting}>{waiting === 0 ? text.nobodyWaiting : words.waiting({ count: waiting })}</Cell>
      <Cell label={text.sorts.lastMessage}>
        {lastMessageAt === undefined ? text.noMessage : shortDate(lastMessageAt, zone, readerLocale(), now)}
      </Cell>
      <div className={classes.acts}>
        {!isPlain && <PodLink to={pathTo(paths.podsAdmin, { pod: podId })} label={words.all.manage} pod={name} />}
        {!isPlain && mayFormAnotherPod(waiting) && (
          <PodLink to={formPodPath(podId)} label={words.all.formPod} pod={name} />
        )}
      </div>
    </div>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className={classes.cell}>
      <span className={classes.label}>{label}: </span>
      {children}
    </p>
  );
}

/** Screen readers need the pod's name to tell these links apart. */
function PodLink({ to, label, pod }: { to: string; label: string; pod: string }) {
  return (
    <TextLink to={to}>
      {label}
      <VisuallyHidden> ({pod})</VisuallyHidden>
    </TextLink>
  );
}
