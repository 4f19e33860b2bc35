import { type InferType, object } from 'yup';
import { meetingLinkField } from '../forms/linkFields';

export const meetingLinkSchema = object({ meetingLink: meetingLinkField() });
export type MeetingLinkValues = InferType<typeof meetingLinkSchema>;
