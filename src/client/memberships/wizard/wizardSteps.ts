import { getIn } from 'formik';
import { membershipStepSchemas, type MembershipValues } from '../../../domain/memberships/forms';
import type { SubmitError } from '../../ui/form/formContext';

export type Step = 1 | 2 | 3 | 4;
export const LAST_STEP = 4;
const withFields = [1, 2, 3] as const;
type FieldStep = (typeof withFields)[number];

/** The step that is asked for, or the first one before it that is not filled in. */
export function reachableStep(values: MembershipValues, wanted: number): Step {
  const open = withFields.find((step) => step < wanted && !membershipStepSchemas[step].isValidSync(values));
  return open ?? (Math.min(LAST_STEP, Math.max(1, Math.floor(wanted) || 1)) as Step);
}

const isFieldOf = (step: FieldStep) => (field: string) =>
  (field.split('.')[0] ?? '') in membershipStepSchemas[step].fields;

/** The step of the first field that was refused, by the form's names of fields; undefined when it is none of them. */
export function stepOfField(fields: readonly string[]): Step | undefined {
  return withFields.find((step) => fields.some(isFieldOf(step)));
}

/** What of a error still holds in a step: of its fields, and of what they held. */
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
