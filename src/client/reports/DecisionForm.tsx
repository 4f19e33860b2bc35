import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Report } from '../../contract/entities.gen';
import { businessReportsPath } from '../../domain/links';
import { reportDecisionSchema, type ReportDecisionValues } from '../../domain/reports/forms';
import { MAX_REPORT_WORDS_LENGTH, type ReportOutcome } from '../../domain/reports/reports';
import { problemOf } from '../api/problem';
import { useDecideReportMutation } from '../api/reportsApi';
import { formDraft } from '../ui/form/drafts/formDraft';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { UnsavedChangesGuard } from '../ui/form/guards/UnsavedChangesGuard';
import { TextareaField } from '../ui/form/TextareaField';
import { showMessage } from '../ui/messages/showMessage';
import { Section } from '../ui/pages/Section';
import { useActOnSubject } from '../ui/states/SubjectState';
import { ChoiceField } from './ChoiceField';
import { words } from './words.gen';

const text = words.one;

interface DecisionFormProps {
  report: Report;
  /** The form is gone once the report has been fetched again. */
  onOvertaken: () => void;
}

export function DecisionForm({ report, onOvertaken }: DecisionFormProps) {
  const { id, businessId, kind, outcomes, opened } = report;
  const [decide] = useDecideReportMutation();
  const actOnSubject = useActOnSubject();
  const navigate = useNavigate();
  const end = async (values: ReportDecisionValues) => {
    await decide({ id, reportDecision: { ...values, opened } }).unwrap();
    await navigate(businessReportsPath(businessId), { replace: true });
    showMessage(text.done);
  };
  const save = async (values: ReportDecisionValues) => {
    try {
      await actOnSubject({ run: () => end(values), ends: true });
    } catch (error) {
      if (problemOf(error)?.code === 'decided_already') onOvertaken();
      throw error;
    }
  };
  return (
    <Section title={text.decide}>
      <Form
        initialValues={{ outcome: '', reason: '' }}
        schema={reportDecisionSchema}
        onSubmit={save}
        guard={UnsavedChangesGuard}
        draft={formDraft(`decision.${id}`)}
      >
        <ChoiceField
          name="outcome"
          label={text.outcome}
          choices={outcomes.map((value) => ({
            value,
            label: text.verbs[value]({ kind }),
            description: text.effects[value]({ kind }),
          }))}
        />
        <TextareaField
          name="reason"
          label={text.reason}
          description={text.reasonWhy}
          maximum={MAX_REPORT_WORDS_LENGTH}
        />
        <Actions report={report} />
      </Form>
    </Section>
  );
}

function Actions({ report: { businessId, kind, outcomes } }: { report: Report }) {
  const { values, setFieldValue } = useFormikContext<{ outcome: ReportOutcome | '' }>();
  const { outcome } = values;
  const isImpossible = outcome !== '' && !outcomes.includes(outcome);
  useEffect(() => {
    if (isImpossible) void setFieldValue('outcome', '', false);
  }, [isImpossible, setFieldValue]);
  const isDismissal = outcome === 'DISMISSED';
  return (
    <FormActions
      submit={outcome === '' ? text.verb : isDismissal ? text.dismiss : text.verbs[outcome]({ kind })}
      busy={text.busy}
      danger={outcome !== '' && !isDismissal}
      cancelTo={businessReportsPath(businessId)}
    />
  );
}
