import type { StepUpdate } from '../../contract/entities.gen';
import { invalid, type FieldError } from '../platform/http/problem';

type Texts = { goal: string; description: string };

/** Both texts without white space around them; 400 at the field that says nothing. */
export function checkedTexts(goal: string, description: string): Texts {
  const texts = { goal: goal.trim(), description: description.trim() };
  const errors: FieldError[] = [];
  if (!texts.goal) errors.push({ path: 'goal', message: 'Goal is required' });
  if (!texts.description) errors.push({ path: 'description', message: 'Next Tiny Step is required' });
  if (errors[0]) throw invalid(errors[0].message, errors);
  return texts;
}

/** What is wrong when a status needs a commitment and part of it is missing. */
export function missing(body: StepUpdate): FieldError[] {
  return [
    ...(body.goal ? [] : [{ path: 'goal', message: 'Goal is required' }]),
    ...(body.description ? [] : [{ path: 'description', message: 'Next Tiny Step is required' }]),
    ...(body.commitmentDate == null ? [{ path: 'commitmentDate', message: 'Commitment date is required' }] : []),
  ];
}
