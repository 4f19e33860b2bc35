export { MeetingModePage as podMeeting } from '../../rounds/MeetingModePage';
