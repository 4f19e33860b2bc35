import { mixed, object, type Schema, string } from 'yup';
import { stepFields, type StepFormOptions } from './forms';

const unlessNotSet = <Field extends Schema>(field: Field) =>
  mixed().when('status', ([status]) => (status === 'NotSet' ? mixed().nullable() : field));

/** Every status except NotSet requires the whole commitment (rule steps.status). */
export function stepUpdateSchema(options: StepFormOptions = {}) {
  const { goal, description, commitmentDate } = stepFields(options);
  return object({
    status: string(),
    goal: unlessNotSet(goal),
    description: unlessNotSet(description),
    commitmentDate: unlessNotSet(commitmentDate),
  });
}
