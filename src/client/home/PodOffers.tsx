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
  /** Staff have their tasks under 'Waiting for you'. */
  hasTasks: boolean;
}

/** The pods that the reader has been asked to lead, or to assist. */
export function PodOffers({ membership, pods, hasTasks }: PodOffersProps) {
  const { data: me } = useGetMyUserQuery();
  const toLead = pods
    .filter(({ offeredTransferId }) => offeredTransferId !== undefined)
    .map((pod) => ({
      pod,
      says: text.lead({ pod: pod.name }),
      to: pathTo(paths.leaderCompleteSwitch, { request: pod.offeredTransferId }),
    }));
  const toAssist = pods
    .filter((pod) => pod.assistantId === me?.id && pod.assistantConfirmed === false)
    .map((pod) => ({
      pod,
      says: text.assist({ pod: pod.name }),
      to: pathTo(paths.podConfirmAssistantLeader, { pod: pod.id }),
    }));
  const offers = [...toLead, ...toAssist];
  if (offers.length === 0) return null;
  return (
    <section className={classes.part} aria-label={text.label({ membership: membership.name })}>
      <h3>{hasTasks ? text.requests : text.title}</h3>
      <ul className={classes.tasks}>
        {offers.map((offer) => (
          <PodTask key={offer.to} {...offer} verb={text.answer} />
        ))}
      </ul>
    </section>
  );
}
