import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { mixed, object } from 'yup';
import type { Member } from '../../../contract/entities.gen';
import {
  answerGiven,
  LEADER_STATUSES,
  settableLeaderStatuses,
  type LeaderStatus,
} from '../../../domain/leadership/status';
import { apiLinks } from '../../../domain/links';
import { useSetLeaderStatusMutation } from '../../api/leadershipApi';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { SelectField } from '../../ui/form/SelectField';
import { Section } from '../../ui/pages/Section';
import { fullName } from '../../ui/people/fullName';
import { useShowOutcome } from '../../ui/messages/useShowOutcome';
import classes from '../members.module.css';
import { words } from '../words.gen';
import { StatusHint } from './StatusHint';

const text = words.member;

const schema = object({ status: mixed<LeaderStatus>().oneOf(LEADER_STATUSES).required() });

export function LeaderStatusSection({ membershipId, member }: { membershipId: string; member: Member }) {
  const [setLeaderStatus] = useSetLeaderStatusMutation();
  const sayDone = useShowOutcome();
  const { id: memberId, userId, firstName, leader, leaderStatus: status = 'NONE' } = member;
  const offered = LEADER_STATUSES.filter(
    (one) => one === status || settableLeaderStatuses(status, leader).includes(one),
  );
  const save = async ({ status: wanted }: { status: LeaderStatus }) => {
    await setLeaderStatus({ id: membershipId, memberId, leaderStatusUpdate: { status: wanted } }).unwrap();
    const answer = answerGiven(status, wanted);
    sayDone({
      message: text.statusChanged({ name: fullName(member), status: text.statuses[wanted] }),
      undoUrl: answer && apiLinks.reopenApplication(membershipId, userId, answer),
    });
  };
  return (
    <Section title={text.leadership}>
      {offered.length === 1 ? (
        <p>{text.statuses[status]}</p>
      ) : (
        <Form guard="short" initialValues={{ status }} schema={schema} onSubmit={save}>
          <SelectField
            name="status"
            label={text.status}
            data={offered.map((value) => ({ value, label: text.statuses[value] }))}
          />
          <FollowStatus status={status} />
          <StatusHint current={status} firstName={firstName} />
          <FormActions submit={text.saveStatus} />
        </Form>
      )}
      {leader && <p className={classes.quiet}>{text.leadsPod({ firstName })}</p>}
    </Section>
  );
}

/** Also follows a status restored by Undo. */
function FollowStatus({ status }: { status: LeaderStatus }) {
  const { setFieldValue } = useFormikContext();
  useEffect(() => void setFieldValue('status', status), [status, setFieldValue]);
  return null;
}
