import { mixed, object } from 'yup';
import type { Member } from '../../contract/entities.gen';
import { LEADER_STATUSES, settableLeaderStatuses, type LeaderStatus } from '../../domain/leadership/status';
import { useSetLeaderStatusMutation } from '../api/leadershipApi';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { SelectField } from '../ui/form/SelectField';
import { Section } from '../ui/Section';
import { showMessage } from '../ui/showMessage';
import classes from './members.module.css';
import { fullName } from '../ui/fullName';
import { StatusHint } from './StatusHint';
import { words } from './words';

const text = words.member;

const schema = object({ status: mixed<LeaderStatus>().oneOf(LEADER_STATUSES).required() });

/** How far somebody is on the way to leading, which staff may change (rule leadership.setStatus). */
export function LeaderStatusSection({ membershipId, member }: { membershipId: string; member: Member }) {
  const [setLeaderStatus] = useSetLeaderStatusMutation();
  const { id: memberId, firstName, leader, leaderStatus: status = 'NONE' } = member;
  const offered = LEADER_STATUSES.filter(
    (one) => one === status || settableLeaderStatuses(status, leader).includes(one),
  );
  const save = async ({ status: wanted }: { status: LeaderStatus }) => {
    await setLeaderStatus({ id: membershipId, memberId, leaderStatusUpdate: { status: wanted } }).unwrap();
    showMessage(text.statusChanged(fullName(member), text.statuses[wanted]));
  };
  return (
    <Section title={text.leadership}>
      {offered.length === 1 ? (
        <p>{text.statuses[status]}</p>
      ) : (
        <Form initialValues={{ status }} schema={schema} onSubmit={save}>
          <SelectField
            name="status"
            label={text.status}
            data={offered.map((value) => ({ value, label: text.statuses[value] }))}
          />
          <StatusHint current={status} firstName={firstName} />
          <FormActions submit={text.saveStatus} />
        </Form>
      )}
      {leader && <p className={classes.quiet}>{text.leadsPod(firstName)}</p>}
    </Section>
  );
}
