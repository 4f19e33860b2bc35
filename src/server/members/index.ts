/** The members area's public interface. */
export { enableInBusiness } from './enableMember';
