import { type InferType, object } from 'yup';
import { requiredLinkField } from '../forms/fields';

/** For accepting a pod, and for confirming to assist in one. */
export const meetingLinkSchema = object({ meetingLink: requiredLinkField('Meeting link is required') });
export type MeetingLinkValues = InferType<typeof meetingLinkSchema>;
