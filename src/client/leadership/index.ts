/** What other areas use of leadership; everything else here is the area's own. */
export { MyLeadership } from './MyLeadership';
