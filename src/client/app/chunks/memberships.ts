export { MembershipsPage as memberships } from '../../home/MembershipsPage';
