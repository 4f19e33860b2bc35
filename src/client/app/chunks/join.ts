export { JoinMeetingPage as join } from '../../meetings/joining/JoinMeetingPage';
