/** The parts of leadership that other areas may use. */
export { MyLeadership } from './MyLeadership';
