import { type InferType, object, string } from 'yup';
import { optionalText, requiredText } from '../forms/fields';
import { MAX_HELP_LENGTH, MAX_REPORT_WORDS_LENGTH, REPORT_OUTCOMES, REPORT_REASONS } from './reports';
import { localTexts } from '../text/localText';
import { wordsIn } from './formWords.gen';

const message = localTexts(wordsIn);

export const reportSchema = object({
  reason: string()
    .oneOf(REPORT_REASONS)
    .required(message((words) => words.reasonRequired)),
  words: optionalText((language) => wordsIn(language).words, MAX_REPORT_WORDS_LENGTH).when('reason', {
    is: 'OTHER',
    then: (words) => words.required(message((texts) => texts.words.required)),
  }),
});
export type ReportValues = InferType<typeof reportSchema>;

export const reportDecisionSchema = object({
  outcome: string()
    .oneOf(REPORT_OUTCOMES)
    .required(message((words) => words.outcomeRequired)),
  reason: requiredText((language) => wordsIn(language).decision, MAX_REPORT_WORDS_LENGTH),
});
export type ReportDecisionValues = InferType<typeof reportDecisionSchema>;

export const reportAppealSchema = object({
  words: requiredText((language) => wordsIn(language).answer, MAX_REPORT_WORDS_LENGTH),
});
export type ReportAppealValues = InferType<typeof reportAppealSchema>;

export const reportGuidanceSchema = object({
  help: optionalText((language) => wordsIn(language).help, MAX_HELP_LENGTH),
});
export type ReportGuidanceValues = InferType<typeof reportGuidanceSchema>;
