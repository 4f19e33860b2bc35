import type { AssistantLeader, Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { useGetAssistantLeaderQuery } from '../../api/leadershipApi';
import { ButtonLink } from '../../ui/ButtonLink';
import { QueryState } from '../../ui/states/QueryState';
import { Section } from '../../ui/pages/Section';
import { RowsSkeleton } from '../../ui/states/skeletons';
import classes from '../pods.module.css';
import { words } from '../words.gen';

const text = words.admin;

export function AssistantSection({ pod }: { pod: Pod }) {
  const assistant = useGetAssistantLeaderQuery({ id: pod.id });
  return (
    <Section title={text.assistant}>
      <QueryState query={assistant} skeleton={<RowsSkeleton count={pod.assistantConfirmed ? 4 : 2} />}>
        {(one) =>
          one.assistantId === undefined ? (
            <NoAssistant pod={pod} />
          ) : (
            <Assistant pod={pod} assistant={one} userId={one.assistantId} />
          )
        }
      </QueryState>
    </Section>
  );
}

function NoAssistant({ pod }: { pod: Pod }) {
  return (
    <>
      <p className={classes.quiet}>{text.assistantNone}</p>
      <div className={classes.actions}>
        <ButtonLink to={pathTo(paths.podParticipants, { pod: pod.id })} variant="default">
          {text.chooseAssistant}
        </ButtonLink>
      </div>
    </>
  );
}

function Assistant({ pod, assistant, userId }: { pod: Pod; assistant: AssistantLeader; userId: string }) {
  const { assistantName = '', confirmed, meetingLink, originalMeetingLink } = assistant;
  const isTheirLink = meetingLink !== originalMeetingLink;
  const to = pathTo(paths.podParticipantUnassign, { pod: pod.id, person: userId });
  return (
    <>
      <p>
        {confirmed
          ? words.participant.assists({ name: assistantName, withTheirLink: isTheirLink })
          : words.participant.asked({ name: assistantName })}
      </p>
      {confirmed && isTheirLink && (
        <dl className={classes.facts}>
          <dt className={classes.quiet}>{text.linkInForce}</dt>
          <dd>{meetingLink}</dd>
          <dt className={classes.quiet}>{text.linkOriginal}</dt>
          <dd>{originalMeetingLink ?? text.noLinkYet}</dd>
        </dl>
      )}
      <div className={classes.actions}>
        <ButtonLink to={to} variant="default">
          {confirmed ? words.participant.unassign : words.participant.withdraw}
        </ButtonLink>
      </div>
    </>
  );
}
