export { MyLeadership } from './MyLeadership';
