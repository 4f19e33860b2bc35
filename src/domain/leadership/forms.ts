import { type InferType, object } from 'yup';
import { meetingLinkField } from '../forms/linkFields';

/** The form for accepting a pod, and for confirming as its assistant. */
export const meetingLinkSchema = object({ meetingLink: meetingLinkField() });
export type MeetingLinkValues = InferType<typeof meetingLinkSchema>;
