import { getIn } from 'formik';
import { membershipStepSchemas, type MembershipValues } from '../../../domain/memberships/forms';
import type { SubmitError } from '../../ui/form/formContext';

export type Step = 1 | 2 | 3 | 4;
export const LAST_STEP = 4;
const withFields = [1, 2, 3] as const;
type FieldStep = (typeof withFields)[number];

/** The requested step, or the first one before it that isn't filled in. */
export function reachableStep(values: MembershipValues, wanted: number): Step {
  const open = withFields.find((step) => step < wanted && !membershipStepSchemas[step].isValidSync(values));
  return open ?? (Math.min(LAST_STEP, Math.max(1, Math.floor(wanted) || 1)) as Step);
}

const isFieldOf = (step: FieldStep) => (field: string) =>
  (field.split('.')[0] ?? '') in membershipStepSchemas[step].fields;

/** The step of the first refused field, by the form's field names; undefined if it isn't in the wizard. */
export function stepOfField(fields: readonly string[]): Step | undefined {
  return withFields.find((step) => fields.some(isFieldOf(step)));
}

/** The part of a submission error that still applies to a step: for its fields with their values unchanged. */
export function submitErrorInStep(
  error: SubmitError,
  step: FieldStep,
  values: MembershipValues,
): SubmitError | undefined {
  const standing = Object.entries(error.fields).filter(
    ([field, { value }]) => isFieldOf(step)(field) && Object.is(getIn(values, field), value),
  );
  return standing.length > 0 ? { ...error, fields: Object.fromEntries(standing) } : undefined;
}
