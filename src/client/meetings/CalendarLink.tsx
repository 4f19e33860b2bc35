import { Button } from '@mantine/core';
import type { CalendarFeed } from '../../contract/entities.gen';
import {
  useDeleteMyCalendarFeedMutation,
  useGetMyCalendarFeedQuery,
  useRenewMyCalendarFeedMutation,
} from '../api/meetingsApi';
import { confirm } from '../ui/messages/confirm';
import { CopyableText } from '../ui/CopyableText';
import { FailureAlert } from '../ui/states/FailureAlert';
import { QueryState } from '../ui/states/QueryState';
import { Section } from '../ui/pages/Section';
import { showSaved } from '../ui/messages/showMessage';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { useAct } from '../ui/messages/useAct';
import { words as text } from './calendarWords.gen';
import classes from './meetings.module.css';

export function CalendarLink() {
  const feed = useGetMyCalendarFeedQuery();
  return (
    <Section title={text.title}>
      <p className={classes.quiet}>{text.why}</p>
      <QueryState query={feed} skeleton={<FieldsSkeleton count={1} />}>
        {({ url }: CalendarFeed) => (url === undefined ? <MakeLink /> : <OwnLink url={url} />)}
      </QueryState>
    </Section>
  );
}

function MakeLink() {
  const [renew] = useRenewMyCalendarFeedMutation();
  const { busy, error, run } = useAct();
  const make = () =>
    run(text.make, async () => {
      await renew().unwrap();
      showSaved(text.made);
    });
  return (
    <>
      {error !== undefined && <FailureAlert error={error} />}
      <div>
        <Button onClick={() => void make()} aria-disabled={busy !== undefined} aria-busy={busy !== undefined}>
          {text.make}
        </Button>
      </div>
    </>
  );
}

/** Calendar apps offer to subscribe to links with this scheme. */
const subscription = (url: string) => url.replace(/^https?:/, 'webcal:');

function OwnLink({ url }: { url: string }) {
  const [renew] = useRenewMyCalendarFeedMutation();
  const [turnOff] = useDeleteMyCalendarFeedMutation();
  const { busy, error, run } = useAct();
  const replace = async () => {
    if (!(await confirm({ title: text.renewTitle, body: text.renewBody, verb: text.renew }))) return;
    await run(text.renew, async () => {
      await renew().unwrap();
      showSaved(text.renewed);
    });
  };
  const end = async () => {
    const question = { title: text.turnOffTitle, body: text.turnOffBody, verb: text.turnOffVerb, danger: true };
    if (!(await confirm(question))) return;
    await run(text.turnOff, async () => {
      await turnOff().unwrap();
      showSaved(text.turnedOff);
    });
  };
  return (
    <>
      <CopyableText text={url} label={text.link} verb={text.copy} />
      <p className={classes.quiet}>{text.how}</p>
      <p className={classes.quiet}>{text.secret}</p>
      {error !== undefined && <FailureAlert error={error} />}
      <div className={classes.actions}>
        <Button component="a" variant="default" href={subscription(url)}>
          {text.open}
        </Button>
        <Button variant="default" aria-disabled={busy !== undefined} onClick={() => void replace()}>
          {text.renew}
        </Button>
        <Button variant="default" aria-disabled={busy !== undefined} onClick={() => void end()}>
          {text.turnOff}
        </Button>
      </div>
    </>
  );
}
