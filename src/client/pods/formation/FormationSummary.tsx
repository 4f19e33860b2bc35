import { useFormikContext } from 'formik';
import type { PodFormation } from '../../../contract/entities.gen';
import { isApproved } from '../../../domain/leadership/status';
import { canBeChosenToLead, peopleToSeat } from '../../../domain/pods/formation';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { fullName } from '../../ui/people/fullName';
import { Section } from '../../ui/pages/Section';
import classes from './formation.module.css';
import { currentChoice, type FormationFormValues } from './formationValues';
import { formationWords as text } from './formationWords';

/** Says before the act what will happen, to whom, and who is notified. */
export function FormationSummary({ formation: { people, waiting, minParticipants } }: { formation: PodFormation }) {
  const { values } = useFormikContext<FormationFormValues>();
  const { data: me } = useGetMyUserQuery();
  const { leaderId } = values;
  const seated = peopleToSeat(people, currentChoice(values)).length;
  // Somebody on the waitlist who agreed to lead a new pod leaves the waitlist for it.
  const leader = people.find((person) => person.userId === leaderId && canBeChosenToLead(person));
  const stay = waiting - seated - (leader ? 1 : 0);
  const leads = () => {
    if (leaderId === '') return text.noLeaderYet;
    if (leaderId === me?.id) return text.youLead;
    return leader ? text.leadsIt(fullName(leader)) : text.chosenLeads;
  };
  const parts = [
    seated === 0 ? text.nobodySeated : text.seated(seated),
    leads(),
    stay === 0 ? text.nobodyStays : text.stay(stay),
  ];
  return (
    <Section title={text.summary}>
      <div role="status" className={classes.summary}>
        <p>
          <strong>{text.all(parts)}</strong>
        </p>
        {seated > 0 && seated < minParticipants && <p>{text.few(minParticipants)}</p>}
        {leader && leaderId !== me?.id && !isApproved(leader.leaderStatus) && <p>{text.approves(fullName(leader))}</p>}
      </div>
      <p className={classes.quiet}>{text.told}</p>
    </Section>
  );
}
