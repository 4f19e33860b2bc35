import { type InferType, object } from 'yup';
import { meetingLinkField } from '../forms/linkFields';

/** For accepting a pod, and for confirming to assist in one. */
export const meetingLinkSchema = object({ meetingLink: meetingLinkField() });
export type MeetingLinkValues = InferType<typeof meetingLinkSchema>;
