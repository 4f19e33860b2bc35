import type { BusinessReportGuidance } from '../../contract/entities.gen';
import { reportGuidanceSchema, type ReportGuidanceValues } from '../../domain/reports/forms';
import { MAX_HELP_LENGTH } from '../../domain/reports/reports';
import { reportsApi, useGetBusinessReportGuidanceQuery, useSetReportGuidanceMutation } from '../api/reportsApi';
import { formDraft } from '../ui/form/drafts/formDraft';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { UnsavedChangesGuard } from '../ui/form/guards/UnsavedChangesGuard';
import { TextareaField } from '../ui/form/TextareaField';
import { useEdited } from '../ui/form/useEdited';
import { showSaved } from '../ui/messages/showMessage';
import widths from '../ui/pages/widths.module.css';
import { QueryState } from '../ui/states/QueryState';
import { FieldsSkeleton } from '../ui/states/skeletons';
import classes from './reports.module.css';
import { words } from './words.gen';

const text = words.guidance;

export function HelpLines({ businessId }: { businessId: string }) {
  const guidance = useGetBusinessReportGuidanceQuery({ id: businessId });
  return (
    <div className={`${widths.fields} ${classes.panel}`}>
      <div className={classes.block}>
        <p>{text.why}</p>
        <p className={classes.quiet}>{text.emergency({ line: words.emergency })}</p>
      </div>
      <QueryState query={guidance} skeleton={<FieldsSkeleton count={1} />}>
        {(saved) => <HelpLinesForm businessId={businessId} saved={saved} />}
      </QueryState>
    </div>
  );
}

const valuesOf = ({ help = '' }: BusinessReportGuidance) => ({ help });

function HelpLinesForm({ businessId: id, saved }: { businessId: string; saved: BusinessReportGuidance }) {
  const [setGuidance] = useSetReportGuidanceMutation();
  const [getGuidance] = reportsApi.useLazyGetBusinessReportGuidanceQuery();
  const edited = useEdited(saved, valuesOf, () => getGuidance({ id }).unwrap());
  const save = async ({ help }: ReportGuidanceValues) => {
    const reportGuidanceInput = { help, version: edited.version() };
    edited.saved(await setGuidance({ id, reportGuidanceInput }).unwrap());
    showSaved(text.saved);
  };
  return (
    <Form
      initialValues={edited.initialValues}
      latest={edited.latest}
      schema={reportGuidanceSchema}
      onSubmit={save}
      guard={UnsavedChangesGuard}
      draft={formDraft(`report-help.${id}`)}
    >
      <TextareaField name="help" label={text.label} maximum={MAX_HELP_LENGTH} />
      <FormActions submit={text.submit} />
    </Form>
  );
}
