import { array, type InferType, object, string } from 'yup';
import { nameField, requiredText } from '../forms/fields';
import { ANNOUNCEMENT_AUDIENCES, MAX_AUDIENCE_MEMBERS, MAX_AUDIENCE_PODS } from './audience';
import { localTexts, type LocalText } from '../text/localText';
import { wordsIn } from './formWords.gen';

export const MAX_TEXT_LENGTH = 5_000;

const message = localTexts(wordsIn);

type Messages = Record<'required' | 'tooMany', LocalText>;

const chosen = (kind: (typeof ANNOUNCEMENT_AUDIENCES)[number], max: number, { required, tooMany }: Messages) =>
  array(string().defined())
    .default([])
    .max(max, tooMany)
    .when('kind', { is: kind, then: (ids) => ids.min(1, required) });

export const announcementAudienceSchema = object({
  kind: string()
    .oneOf(ANNOUNCEMENT_AUDIENCES)
    .required(message((words) => words.audienceRequired)),
  podIds: chosen('PODS', MAX_AUDIENCE_PODS, {
    required: message((words) => words.podsRequired),
    tooMany: message((words) => words.podsTooMany({ max: MAX_AUDIENCE_PODS })),
  }),
  memberIds: chosen('MEMBERS', MAX_AUDIENCE_MEMBERS, {
    required: message((words) => words.membersRequired),
    tooMany: message((words) => words.membersTooMany({ max: MAX_AUDIENCE_MEMBERS })),
  }),
});

export const announcementSchema = object({
  title: nameField((language) => wordsIn(language).title),
  text: requiredText((language) => wordsIn(language).text, MAX_TEXT_LENGTH),
  audience: announcementAudienceSchema,
});
export type AnnouncementValues = InferType<typeof announcementSchema>;
