import type { LeaderPod, Pod } from '../../contract/entities.gen';
import { ApologyLine, NextMeeting, soonest, withPagePaths } from '../meetings';
import { Section } from '../ui/pages/Section';
import { TextLink } from '../ui/TextLink';
import { useNow } from '../ui/useNow';
import classes from './pods.module.css';
import { words } from './words';

interface UpNextProps {
  pods: readonly Pod[];
  leaderPods: readonly LeaderPod[];
}

/** The very next of several meetings; a single one already shows on its card. */
export function UpNext({ pods, leaderPods }: UpNextProps) {
  const now = useNow();
  const all = withPagePaths(pods, leaderPods);
  const next = soonest(all, now);
  if (!next || all.length < 2) return null;
  return (
    <Section title={words.upNext}>
      <div className={classes.card}>
        <strong className={classes.next}>
          <TextLink to={next.to}>{next.name}</TextLink>
        </strong>
        <NextMeeting meeting={next.scheduledMeeting} editTo={next.editTo} of={next.name} />
        <ApologyLine meeting={next.scheduledMeeting} apologies={next.apologies} />
      </div>
    </Section>
  );
}
