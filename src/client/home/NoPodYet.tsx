import { pathTo, paths } from '../../domain/links';
import { ButtonLink } from '../ui/ButtonLink';
import { TextLink } from '../ui/TextLink';
import { membershipWords as words, addPodPath, joinPodPath, mayAddOwnPod } from '../memberships';
import classes from './MembershipCard.module.css';
import type { HomeCard } from './homeCards';
import { words as waitlistWords } from '../ui/waitlistWords.gen';

const text = words.next;

export function NoPodYet({ card: { membership, waitlists } }: { card: HomeCard }) {
  const { id, leaderStatus, can } = membership;
  const waits = waitlists.length > 0;
  const leads = mayAddOwnPod(membership);
  return (
    <>
      {waitlists.map(({ id: entry, podId, name, position }) => (
        <div key={entry} className={classes.part}>
          <h3>
            <TextLink to={pathTo(paths.pod, { pod: podId })}>{name}</TextLink>
          </h3>
          <span>{waitlistWords.inQueue({ position })}</span>
        </div>
      ))}
      {leaderStatus === 'PENDING_APPROVAL' && <span className={classes.part}>{text.applied}</span>}
      {can.joinPod && (
        <div className={classes.part}>
          <div className={classes.task}>
            <div>
              <h3>{text.noPod}</h3>
              <p className={classes.quiet}>{leads ? text.lead : text.join}</p>
              {!leads && !waits && <p className={classes.quiet}>{`${text.pod} ${text.step}`}</p>}
            </div>
            <div className={classes.answers}>
              {leads && (
                <ButtonLink to={addPodPath(id)} variant={waits ? 'default' : 'filled'}>
                  {words.card.addPod}
                </ButtonLink>
              )}
              <ButtonLink to={joinPodPath(id)} variant={waits || leads ? 'default' : 'filled'}>
                {words.card.joinPod}
              </ButtonLink>
            </div>
          </div>
        </div>
      )}
    </>
  );
}
