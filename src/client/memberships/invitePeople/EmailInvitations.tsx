import { Button, VisuallyHidden } from '@mantine/core';
import type { EmailInvitation } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { shortDate } from '../../../domain/time/shortDate';
import { useEmailInvitationPagesInfiniteQuery, useWithdrawEmailInvitationMutation } from '../../api/membershipsApi';
import { ButtonLink } from '../../ui/ButtonLink';
import { ShowMore } from '../../ui/lists/ListEnd';
import { useListedPages } from '../../ui/lists/useListedPages';
import { useFocusNextRow } from '../../ui/focus/useFocusNextRow';
import { confirm } from '../../ui/messages/confirm';
import { showMessage } from '../../ui/messages/showMessage';
import { useAct } from '../../ui/messages/useAct';
import { Section } from '../../ui/pages/Section';
import { EmailText } from '../../ui/people/EmailText';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { joinWithSeparator } from '../../ui/separator';
import { EmptyState } from '../../ui/states/EmptyState';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { QueryState } from '../../ui/states/QueryState';
import { RowsSkeleton } from '../../ui/states/skeletons';
import plain from '../../ui/theme/plain.module.css';
import classes from './invitePeople.module.css';
import { words as invitePeopleWords } from './invitePeopleWords.gen';

const text = invitePeopleWords.waiting;

const idOf = ({ id }: EmailInvitation) => id;

export function EmailInvitations({ membershipId }: { membershipId: string }) {
  const answer = useEmailInvitationPagesInfiniteQuery({ id: membershipId });
  const { query, rest } = useListedPages(answer, { idOf });
  const invite = (
    <ButtonLink variant="default" size="sm" to={pathTo(paths.membershipInvitePeople, { membership: membershipId })}>
      {invitePeopleWords.title}
    </ButtonLink>
  );
  return (
    <Section title={text.title} action={invite}>
      <QueryState
        query={query}
        skeleton={<RowsSkeleton count={2} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={text.none}>{text.noneWhy}</EmptyState>}
      >
        {({ items }) => (
          <>
            <ul className={plain.list}>
              {items.map((invitation) => (
                <Waiting key={invitation.id} membershipId={membershipId} invitation={invitation} />
              ))}
            </ul>
            <ShowMore rest={rest} />
          </>
        )}
      </QueryState>
    </Section>
  );
}

function Waiting({ membershipId, invitation }: { membershipId: string; invitation: EmailInvitation }) {
  const { id: emailInvitationId, email, name, role, podName, externalRef, sentAt, expiresAt } = invitation;
  const [withdraw] = useWithdrawEmailInvitationMutation();
  const { busy, error, run } = useAct();
  const row = useFocusNextRow();
  const zone = useReaderZone();
  const date = (instant: number) => shortDate(instant, zone, readerLocale());
  const act = async () => {
    await withdraw({ id: membershipId, emailInvitationId }).unwrap();
    showMessage(text.withdrawn({ email }));
  };
  const ask = async () => {
    const question = {
      title: text.withdrawTitle({ email }),
      body: text.withdrawEffect,
      verb: text.withdraw,
      danger: true,
    };
    if (await confirm(question)) await run(text.withdraw, act);
  };
  const isBusy = busy !== undefined;
  return (
    <li ref={row} className={classes.waiting}>
      <span className={classes.grow}>
        <b>
          <EmailText address={email} />
        </b>
        <span className={classes.quiet}>
          {joinWithSeparator(
            name,
            invitePeopleWords.roles[role],
            podName,
            externalRef !== undefined && text.externalRef({ reference: externalRef }),
          )}
          <br />
          {text.sent({ sent: date(sentAt), expires: date(expiresAt) })}
        </span>
        {error !== undefined && <FailureAlert error={error} />}
      </span>
      <Button size="sm" variant="default" onClick={() => void ask()} aria-disabled={isBusy} aria-busy={isBusy}>
        {text.withdraw}
        <VisuallyHidden>{text.of({ email })}</VisuallyHidden>
      </Button>
    </li>
  );
}
