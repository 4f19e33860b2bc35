import type { Membership, Pod } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { useGetMyUserQuery } from '../api/sessionApi';
import { membershipWords as words } from '../memberships';
import classes from './MembershipCard.module.css';
import { PodTask } from './PodTask';

const text = words.offers;

interface PodOffersProps {
  membership: Membership;
  pods: readonly Pod[];
  /** The staff's tasks are 'Waiting for you' then. */
  hasTasks: boolean;
}

/** The pods that the reader has been asked to lead, or to assist. */
export function PodOffers({ membership, pods, hasTasks }: PodOffersProps) {
  const { data: me } = useGetMyUserQuery();
  const toLead = pods.filter(({ offeredTransferId }) => offeredTransferId !== undefined);
  const toAssist = pods.filter((pod) => pod.assistantId === me?.id && pod.assistantConfirmed === false);
  if (toLead.length + toAssist.length === 0) return null;
  return (
    <section className={classes.part} aria-label={text.label(membership.name)}>
      <h3>{hasTasks ? text.requests : text.title}</h3>
      <ul className={classes.tasks}>
        {toLead.map((pod) => (
          <PodTask
            key={pod.id}
            says={text.lead(pod.name)}
            pod={pod}
            verb={text.answer}
            to={pathTo(paths.leaderCompleteSwitch, { request: pod.offeredTransferId })}
          />
        ))}
        {toAssist.map((pod) => (
          <PodTask
            key={pod.id}
            says={text.assist(pod.name)}
            pod={pod}
            verb={text.answer}
            to={pathTo(paths.podConfirmAssistantLeader, { pod: pod.id })}
          />
        ))}
      </ul>
    </section>
  );
}
