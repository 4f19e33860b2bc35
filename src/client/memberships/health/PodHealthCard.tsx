import { IconAlertTriangle, IconCircleCheck, IconPlayerPause } from '@tabler/icons-react';
import { Title } from '@mantine/core';
import type { PodHealth, PodHealthWeek } from '../../../contract/entities.gen';
import { relativeTimeText } from '../../../domain/time/relativeTime';
import { pathTo, paths } from '../../../domain/links';
import { sumOfWeeks, troubleText } from '../../../domain/memberships/podHealth';
import { shortDate } from '../../../domain/time/shortDate';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/pages/Card';
import { Link } from '../../ui/Link';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { joinWithSeparator } from '../../ui/separator';
import { useNow } from '../../ui/useNow';
import classes from './health.module.css';
import { words } from './healthWords.gen';
import { LineChart } from './LineChart';
import { LANGUAGE } from '../../ui/language';

export function PodHealthCard({ pod }: { pod: PodHealth }) {
  const now = useNow();
  const zone = useReaderZone();
  const { participants, maxParticipants, lastMessageAt, leaderName } = pod;
  const written = lastMessageAt !== undefined && relativeTimeText(lastMessageAt, now, zone, readerLocale());
  return (
    <Card>
      <div className={classes.pod}>
        <div className={classes.title}>
          <Title order={3}>
            <Link to={pathTo(paths.pod, { pod: pod.podId })}>{pod.name}</Link>
          </Title>
          <Badges pod={pod} />
        </div>
        <p className={classes.quiet}>
          {joinWithSeparator(
            leaderName !== undefined && words.ledBy({ name: leaderName }),
            words.participants({ count: participants }),
            words.places({ left: maxParticipants - participants }),
          )}
        </p>
        <p className={classes.quiet}>
          {joinWithSeparator(
            words.meetings(pod.meetings),
            written ? `${words.lastMessage} ${written}` : words.noMessage,
          )}
        </p>
        <Charts weeks={pod.weeks} zone={zone} />
      </div>
    </Card>
  );
}

function Badges({ pod: { troubles, waiting, isPaused } }: { pod: PodHealth }) {
  return (
    <>
      {troubles.map((trouble) => (
        <Badge key={trouble} tone="now" icon={<IconAlertTriangle aria-hidden />}>
          {troubleText(trouble, waiting, LANGUAGE)}
        </Badge>
      ))}
      {isPaused && <Badge icon={<IconPlayerPause aria-hidden />}>{words.paused}</Badge>}
      {troubles.length === 0 && !isPaused && <Badge icon={<IconCircleCheck aria-hidden />}>{words.fine}</Badge>}
    </>
  );
}

function Charts({ weeks, zone }: { weeks: readonly PodHealthWeek[]; zone: string }) {
  const { came, recorded, done, due } = sumOfWeeks(weeks);
  const points = (shareOf: (week: PodHealthWeek) => [part: number, whole: number]) =>
    weeks.map((week) => {
      const [part, whole] = shareOf(week);
      const label = words.week({ day: shortDate(week.start, zone, readerLocale()) });
      return { label, value: whole === 0 ? undefined : part / whole };
    });
  const now = useNow();
  const dayOf = (week: PodHealthWeek | undefined) =>
    week === undefined ? '' : shortDate(week.start, zone, readerLocale(), now);
  const ends = [words.week({ day: dayOf(weeks[0]) }), dayOf(weeks.at(-1))] as const;
  return (
    <div className={classes.charts}>
      <LineChart
        title={words.attendance}
        points={points((week) => [week.came, week.recorded])}
        summary={words.came({ came, recorded })}
        none={words.nothingNoted}
        unknown={words.unknown}
        ends={ends}
      />
      <LineChart
        title={words.steps}
        points={points((week) => [week.done, week.due])}
        summary={words.done({ done, due })}
        none={words.noSteps}
        unknown={words.unknown}
        ends={ends}
      />
    </div>
  );
}
