import { array, type InferType, object, string } from 'yup';
import { nameField, requiredText } from '../forms/fields';
import { ANNOUNCEMENT_AUDIENCES, MAX_AUDIENCE_MEMBERS, MAX_AUDIENCE_PODS } from './audience';

export const MAX_TEXT_LENGTH = 5_000;

const chosen = (kind: (typeof ANNOUNCEMENT_AUDIENCES)[number], what: string, max: number) =>
  array(string().defined())
    .default([])
    .max(max, `You can choose up to ${max} ${what}s`)
    .when('kind', { is: kind, then: (ids) => ids.min(1, `Please choose at least one ${what}`) });

export const announcementAudienceSchema = object({
  kind: string().oneOf(ANNOUNCEMENT_AUDIENCES).required('Please choose who this is for'),
  podIds: chosen('PODS', 'pod', MAX_AUDIENCE_PODS),
  memberIds: chosen('MEMBERS', 'member', MAX_AUDIENCE_MEMBERS),
});

export const announcementSchema = object({
  title: nameField('Title is required'),
  text: requiredText('Message is required', MAX_TEXT_LENGTH),
  audience: announcementAudienceSchema,
});
export type AnnouncementValues = InferType<typeof announcementSchema>;
