/** The members area's public interface. */
export { enableInAllMemberships } from './enableMember';
