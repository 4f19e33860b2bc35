import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EmailInvitationProblem, Membership, Pod } from '../../../contract/entities.gen';
import { pageLinks } from '../../../domain/links';
import { MAX_INVITATIONS } from '../../../domain/memberships/emailInvitations';
import type { ReadInvitation, UnreadableRow } from '../../../domain/memberships/readInvitations';
import type { NextPage } from '../../ui/lists/useNextPage';
import { WindowList } from '../../ui/lists/WindowList';
import { useAct } from '../../ui/messages/useAct';
import { Card } from '../../ui/pages/Card';
import { ListPage } from '../../ui/pages/ListPage';
import { pageHeading } from '../../ui/pages/pageHeading';
import pageClasses from '../../ui/pages/pages.module.css';
import { Section } from '../../ui/pages/Section';
import { joinWithSeparator } from '../../ui/separator';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { invitesCrumbs } from '../membershipCrumbs';
import classes from './invitePeople.module.css';
import { words as invitePeopleWords } from './invitePeopleWords.gen';
import { useInvite } from './useInvite';
import { listText } from '../../../domain/text/lists';
import { LANGUAGE } from '../../ui/language';

const text = invitePeopleWords.checked;

export interface CheckedList {
  /** A `warning` means that the person gets onto the pod's waitlist only. */
  ready: { person: ReadInvitation; warning?: 'POD_FULL' | 'POD_PAUSED' }[];
  notUsed: readonly string[];
  leftOut: { row: number; text: string; reason: UnreadableRow['reason'] | EmailInvitationProblem['reason'] }[];
}

const MAX_NAMED = 12;

function namesOf(notUsed: readonly string[]): string {
  const more = notUsed.length - MAX_NAMED;
  return listText([...notUsed.slice(0, MAX_NAMED), ...(more > 0 ? [text.moreNames({ count: more })] : [])], LANGUAGE);
}

interface CheckedPeopleProps {
  membership: Membership;
  pods: readonly Pod[];
  list: CheckedList;
  language: string;
  onBack: () => void;
}

const complete: NextPage = { state: 'complete', load: () => {}, answeredAt: undefined };

const keyOfRow = ({ row, reason, text: what }: CheckedList['leftOut'][number]) => `${row} ${reason} ${what}`;
const keyOfReady = ({ person }: CheckedList['ready'][number]) => person.email;

/** Nobody is mailed until the list is confirmed. */
export function CheckedPeople({ membership, pods, list, language, onBack }: CheckedPeopleProps) {
  const { ready, leftOut, notUsed } = list;
  const sendTo = useInvite(membership.id);
  const navigate = useNavigate();
  const { busy, error, run } = useAct();
  useEffect(() => {
    document.documentElement.scrollTop = 0;
    pageHeading()?.focus({ preventScroll: true });
  }, []);
  const isTooLong = ready.length > MAX_INVITATIONS;
  const mayInvite = ready.length > 0 && !isTooLong;
  const invite = async () => {
    const action = await sendTo(
      ready.map(({ person }) => person),
      language,
    );
    await navigate(pageLinks.bulkAction(action.id), { replace: true });
  };
  const isBusy = busy !== undefined;
  return (
    <ListPage
      title={mayInvite ? text.title({ count: ready.length }) : text.nobody}
      crumbs={invitesCrumbs(membership, { label: invitePeopleWords.crumb })}
    >
      <Card>
        <div className={pageClasses.card}>
          {isTooLong && <p role="alert">{text.tooMany({ count: ready.length, max: MAX_INVITATIONS })}</p>}
          {ready.length === 0 && <p>{text.nobodyWhy}</p>}
          {mayInvite && <p>{text.mailed({ count: ready.length })}</p>}
          {leftOut.length > 0 && <p>{text.left({ count: leftOut.length })}</p>}
          {notUsed.length > 0 && <p className={classes.quiet}>{text.notUsed({ names: namesOf(notUsed) })}</p>}
          {error !== undefined && <FailureAlert error={error} />}
          <div className={`${pageClasses.actions} ${pageClasses.stretch}`}>
            {mayInvite && (
              <Button onClick={() => void run('invite', invite)} aria-disabled={isBusy} aria-busy={isBusy}>
                {text.verb({ count: ready.length })}
              </Button>
            )}
            <Button variant="default" onClick={onBack}>
              {text.back}
            </Button>
          </div>
        </div>
      </Card>
      {leftOut.length > 0 && (
        <Section title={text.problems} bare>
          <WindowList rows={leftOut} keyOf={keyOfRow} rowHeight={56} total={leftOut.length} rest={complete}>
            {(one) => (
              <div className={classes.person}>
                <span>{joinWithSeparator(text.row({ row: one.row }), one.text)}</span>
                <strong>{invitePeopleWords.reasons[one.reason]}</strong>
              </div>
            )}
          </WindowList>
        </Section>
      )}
      {ready.length > 0 && (
        <Section title={text.ready} bare>
          <WindowList rows={ready} keyOf={keyOfReady} rowHeight={56} total={ready.length} rest={complete}>
            {(one) => <ReadyPerson {...one} pods={pods} />}
          </WindowList>
        </Section>
      )}
    </ListPage>
  );
}

function ReadyPerson({ person, warning, pods }: CheckedList['ready'][number] & { pods: readonly Pod[] }) {
  const { email, name, role, podId } = person;
  const pod = pods.find(({ id }) => id === podId)?.name;
  const place = pod && (warning ? text.onWaitlist[warning]({ pod }) : text.inPod({ pod }));
  return (
    <div className={classes.person}>
      <span>{name === '' ? email : joinWithSeparator(name, email)}</span>
      <span className={classes.quiet}>{joinWithSeparator(invitePeopleWords.roles[role], place)}</span>
    </div>
  );
}
