import { type InferType, object, string } from 'yup';
import { optionalText, requiredText } from '../forms/fields';
import { MAX_HELP_LENGTH, MAX_REPORT_WORDS_LENGTH, REPORT_OUTCOMES, REPORT_REASONS } from './reports';

export const reportSchema = object({
  reason: string().oneOf(REPORT_REASONS).required('Please choose a reason'),
  words: optionalText('Your words', MAX_REPORT_WORDS_LENGTH).when('reason', {
    is: 'OTHER',
    then: (words) => words.required('Please say what’s wrong'),
  }),
});
export type ReportValues = InferType<typeof reportSchema>;

export const reportDecisionSchema = object({
  outcome: string().oneOf(REPORT_OUTCOMES).required('Please choose what happens'),
  reason: requiredText('Reason is required', MAX_REPORT_WORDS_LENGTH),
});
export type ReportDecisionValues = InferType<typeof reportDecisionSchema>;

export const reportAppealSchema = object({ words: requiredText('Answer is required', MAX_REPORT_WORDS_LENGTH) });
export type ReportAppealValues = InferType<typeof reportAppealSchema>;

export const reportGuidanceSchema = object({ help: optionalText('Text', MAX_HELP_LENGTH) });
export type ReportGuidanceValues = InferType<typeof reportGuidanceSchema>;
